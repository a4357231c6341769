import type { menuTargets } from './schemas'
import type { StaticContentCode } from './static-content-codes'

/** Domain types of the site frame and the contact page: menu, branches, countries, static content, in one language. */

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
  /** Province or centrally run city, in the language; null if the address names none. */
  readonly city: string | null
  readonly telephones: readonly string[]
  readonly emails: readonly string[]
  /** WGS 84, degrees. */
  readonly location: { readonly lat: number; readonly lng: number } | null
}

/** A country of the group and its affiliate there. */
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
  /** Label of the slide's button; null if it has none. */
  readonly action: string | null
}

/** Platform that an entry is for. */
export type Platform = 'Web' | 'HTS' | 'Mobile'

/** Entries for other platforms share the code of the web's entry and are told apart by a prefix. */
export type StaticContentKey = StaticContentCode | `${Exclude<Platform, 'Web'>}:${StaticContentCode}`

/** Active entries only; entries that do not exist in the language are missing. */
export type StaticContent = Readonly<Partial<Record<StaticContentKey, StaticEntry>>>

export type StaticEntry =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slider'; readonly slides: readonly Slide[] }
  | { readonly kind: 'file'; readonly href: string }
