import { z } from '@/lib/platform/zod/zod'

import { listOf, rowsOf } from '../rows-of.ts'
import { activeSchema, envelope, localisedTextSchema, sequenceSchema, wholeNumberSchema } from '../wire.ts'

/** Main API, data of the site frame: menu, branches, countries, static content. Base: host plus /api. */

export const menuItemSchema = z.object({
  id: wholeNumberSchema,
  name: localisedTextSchema,
  sequence: sequenceSchema,
  type: z.enum(['external', 'internal']),
  /** One of `menuTargets`. Not an enum, so that an unknown value drops one entry and not the whole menu. */
  type_internal: z.string().nullish(),
  /** External: an absolute URL. Internal: slug of the article or category, else empty. */
  link: z.string().nullish(),
  get child() {
    return rowsOf(menuItemSchema).default([])
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

export const menuResponseSchema = envelope(listOf(menuItemSchema))

export const branchSchema = z.object({
  id: wholeNumberSchema,
  name: localisedTextSchema,
  address: localisedTextSchema,
  /** Comma-separated; empty or null if the branch has none. */
  tel: z.string().nullish(),
  email: z.string().nullish(),
  /** JSON string: `{"lat":10.77,"lng":106.7}`. */
  location: z.string().nullish(),
  sequence: wholeNumberSchema.nullish(),
})

/** `location` after parsing. */
export const branchLocationSchema = z.object({ lat: z.coerce.number(), lng: z.coerce.number() })

export const branchesResponseSchema = envelope(listOf(branchSchema))

/** A country of the group with its affiliate there, for the global network menu. */
export const countrySchema = z.object({
  id: wholeNumberSchema,
  /** ISO 3166-1 alpha-2. */
  code: z.string().regex(/^[A-Z]{2}$/),
  name: localisedTextSchema,
  company: localisedTextSchema.nullish(),
  link: z.string().nullish(),
  sequence: wholeNumberSchema.nullish(),
})

export const countriesResponseSchema = envelope(listOf(countrySchema))

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

export const staticContentResponseSchema = envelope(listOf(staticContentSchema))

export type MenuItemWire = z.infer<typeof menuItemSchema>
export type BranchWire = z.infer<typeof branchSchema>
export type CountryWire = z.infer<typeof countrySchema>
export type StaticContentWire = z.infer<typeof staticContentSchema>
export type SlideWire = z.infer<typeof slideSchema>
