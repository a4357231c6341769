import type { menuTargets } from './schemas'
import type { StaticContentCode } from './static-content-codes'

/** Domain of the shell: what the header, the footer and the contact page are made of, in one language. */

/** A page of the site with the slug of an article or category (lib/routes/menu-paths.ts), or another site. */
export type MenuLink =
  | { readonly kind: 'page'; readonly target: (typeof menuTargets)[number]; readonly slug: string }
  | { readonly kind: 'external'; readonly href: string }

export type MenuItem = {
  readonly id: number
  readonly name: string
  /** Null for a heading without a link. */
  readonly link: MenuLink | null
  /** Sorted by sequence, descending. */
  readonly children: readonly MenuItem[]
}

export type Branch = {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly telephones: readonly string[]
  readonly emails: readonly string[]
  /** WGS 84, degrees. */
  readonly location: { readonly lat: number; readonly lng: number } | null
}

/** A country of the group and its company there. */
export type Country = {
  readonly id: number
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
  readonly company: string | null
  readonly href: string | null
}

export type Slide = {
  readonly image: string
  readonly title: string
  readonly description: string
  readonly href: string | null
  /** Text of its button; null where it has none. */
  readonly action: string | null
}

/** What an entry is for. */
export type Platform = 'Web' | 'HTS' | 'Mobile'

/** The entry of another platform is listed beside the web's entry with the same code. */
export type StaticContentKey = StaticContentCode | `${Exclude<Platform, 'Web'>}:${StaticContentCode}`

/** Active entries only; an entry that does not exist in the language is missing. */
export type StaticContent = Readonly<Partial<Record<StaticContentKey, StaticEntry>>>

export type StaticEntry =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slider'; readonly slides: readonly Slide[] }
  | { readonly kind: 'file'; readonly href: string }
