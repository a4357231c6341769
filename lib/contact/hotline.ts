import { staticText } from '@/lib/api/main/static-content'
import type { StaticContent } from '@/lib/api/main/shell'

import { telHref } from './tel-href'

/** A telephone number that the site asks people to call. */
export interface Hotline {
  /** As people read it: `1900 6277`. */
  readonly shown: string
  /** `tel:` address. */
  readonly href: string
}

/** Numbers where the CMS names none (spec.md section 9): the header has one of its own. */
const defaults = { hotline: '1900 6277', hotline_header: '1800 6277' } as const

export const defaultHotline = toHotline(defaults.hotline)

/** The hotline of the CMS; a text without a digit is none. @param content null: the CMS did not answer */
export function hotlineOf(content: StaticContent | null, code: keyof typeof defaults = 'hotline'): Hotline {
  const text = content === null ? null : staticText(content, code)
  return toHotline(text !== null && /\d/.test(text) ? text.trim() : defaults[code])
}

function toHotline(shown: string): Hotline {
  return { shown, href: telHref(shown) }
}
