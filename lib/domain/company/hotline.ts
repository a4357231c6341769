import firm from '@/firm.json' with { type: 'json' }

import { telHref } from './tel-href'

/** A phone number that visitors may call. */
export interface Hotline {
  /** For display: `1900 6277`. */
  readonly label: string
  /** `tel:` address. */
  readonly href: string
}

/** Numbers used when the CMS has none (docs/specification.md#constants-and-limits); the header has its own. */
export const defaultHotlines: Readonly<Record<'page' | 'header', string>> = firm.hotlines

/** Reaches us from abroad, where 1900 and 1800 numbers do not work. */
export const internationalHotline = toHotline(firm.hotlines.abroad)

/** Toll-free number for questions about opening an account; the header falls back to it. */
export const openingHotline = toHotline(defaultHotlines.header)

export const defaultHotline = toHotline(defaultHotlines.page)

/** @param label for display, digits in any grouping */
export function toHotline(label: string): Hotline {
  return { label, href: telHref(label) }
}
