import firm from '@/firm.json' with { type: 'json' }

import { type Locale, locales } from './locales'
import template from './template-brand.json'

interface Names {
  readonly legal: string
  readonly name: string
  readonly short: string
}

/** What texts call a firm. */
export interface Brand {
  readonly names: Readonly<Record<Locale, Names>>
  /** Of its email addresses. */
  readonly domain: string
}

/** The firm of firm.json. */
const ours: Brand = { names: firm.brand, domain: firm.domains[0] ?? template.domain }

/**
 * Puts the names of another firm into messages, which are written with those of `template-brand.json`. Longer names are
 * replaced first, because shorter ones are parts of them. Messages of the same firm are returned as they are.
 * @param messages plain or compiled: any nesting of objects, arrays and texts
 */
export function withBrand<Messages>(messages: Messages, brand: Brand = ours): Messages {
  const forms = ['legal', 'name', 'short'] as const
  const names = locales.flatMap((locale) =>
    forms.map((form) => [template.names[locale][form], brand.names[locale][form]] as const),
  )
  const pairs = [[template.domain, brand.domain] as const, ...names]
    .filter(([from, to]) => from !== to)
    .toSorted(([a], [b]) => b.length - a.length)
  if (pairs.length === 0) return messages
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return pairs.reduce((text, [from, to]) => text.replaceAll(from, to), value)
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each)]))
  }
  return replaced(messages) as Messages
}
