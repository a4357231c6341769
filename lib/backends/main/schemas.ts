import { z } from '@/lib/platform/zod/zod'

import { activeSchema, envelope, localisedTextSchema } from '../wire.ts'

/** Main API, data of the site frame: menu, branches, countries, static content. Base: host plus /api. */

export const menuItemSchema = z.object({
  id: z.int(),
  name: localisedTextSchema,
  sequence: z.int(),
  type: z.enum(['external', 'internal']),
  /** One of `menuTargets`. Not an enum, so that an unknown value drops one entry and not the whole menu. */
  type_internal: z.string().nullish(),
  /** External: an absolute URL. Internal: slug of the article or category, else empty. */
  link: z.string().nullish(),
  get child() {
    return z.array(menuItemSchema).default([])
  },
})

/** Values of `type_internal` (docs/specification.md#menus). */
export const menuTargets = [
  'article',
  'category',
  'contact',
  'career',
  'web_trading',
  'home_trading',
  'mobile_trading',
  'about_local',
  'about_global',
  'founder',
  'faq',
] as const

export const menuResponseSchema = envelope(z.array(menuItemSchema))

export const branchSchema = z.object({
  id: z.int(),
  name: localisedTextSchema,
  address: localisedTextSchema,
  /** Comma-separated; empty or null if the branch has none. */
  tel: z.string().nullish(),
  email: z.string().nullish(),
  /** JSON string: `{"lat":10.77,"lng":106.7}`. */
  location: z.string().nullish(),
  sequence: z.int().optional(),
})

/** `location` after parsing. */
export const branchLocationSchema = z.object({ lat: z.coerce.number(), lng: z.coerce.number() })

export const branchesResponseSchema = envelope(z.array(branchSchema))

/** A country of the group with its affiliate there, for the global network menu. */
export const countrySchema = z.object({
  id: z.int(),
  /** ISO 3166-1 alpha-2. */
  code: z.string().regex(/^[A-Z]{2}$/),
  name: localisedTextSchema,
  company: localisedTextSchema.nullish(),
  link: z.url().nullish(),
  sequence: z.int().optional(),
})

export const countriesResponseSchema = envelope(z.array(countrySchema))

export const staticContentTypes = ['text', 'text-lang', 'textarea', 'slider', 'file'] as const

export const staticContentSchema = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  active: activeSchema,
  type: z.enum(staticContentTypes),
  locale: z.enum(['vi', 'en', 'kr']).nullish(),
  prefix: z.enum(['Web', 'HTS', 'Mobile']).nullish(),
  /** text, textarea: plain. text-lang: localised. slider: JSON string, an array of `slideSchema`. file: its URL. */
  content: localisedTextSchema,
})

/** One slide of an entry of type `slider`. */
export const slideSchema = z.object({
  image: z.string(),
  title: z.string().default(''),
  description: z.string().default(''),
  link: z.string().nullish(),
  button: z.string().nullish(),
})

export const staticContentResponseSchema = envelope(z.array(staticContentSchema))

export type MenuItemWire = z.infer<typeof menuItemSchema>
export type BranchWire = z.infer<typeof branchSchema>
export type CountryWire = z.infer<typeof countrySchema>
export type StaticContentWire = z.infer<typeof staticContentSchema>
export type SlideWire = z.infer<typeof slideSchema>
