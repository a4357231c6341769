import { telHref } from './tel-href'

/** A telephone number that the site asks people to call. */
export interface Hotline {
  /** As people read it: `1900 6277`. */
  readonly shown: string
  /** `tel:` address. */
  readonly href: string
}

/** Numbers where the CMS names none (docs/specification.md#constants-and-limits); the header has its own. */
export const defaultHotlines = { hotline: '1900 6277', hotline_header: '1800 6277' } as const

export const defaultHotline = toHotline(defaultHotlines.hotline)

/** @param shown as people read it, digits in any grouping */
export function toHotline(shown: string): Hotline {
  return { shown, href: telHref(shown) }
}
