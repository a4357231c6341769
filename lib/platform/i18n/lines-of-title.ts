import { capitalised } from '@/lib/platform/text/capitalised'

import { formatDay } from './format-day'
import type { Locale } from './locales'

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).map(Number).join(' ')

/**
 * The line above a title in a list, and the title: mostly the day of its post, and all of it. A title that begins with that day
 * ("Daily note, 25 November 2026: hold or test") has its beginning for the line, so that the day is said once.
 */
export function linesOfTitle(title: string, publishedAt: Date, locale: Locale): readonly [line: string, title: string] {
  const day = formatDay(publishedAt, locale)
  const [, about = '', said = ''] = /^([^:]+): (.+)$/.exec(title) ?? []
  return numbersIn(about) === numbersIn(day) ? [about, capitalised(said)] : [day, title]
}
