import type { StaticContent } from '@/lib/backends/main/shell'
import { staticText } from '@/lib/backends/main/static-content'
import { defaultHotlines, type Hotline, toHotline } from '@/lib/domain/company/hotline'

/**
 * The hotline of the CMS; a text without a digit is none.
 * @param content null: the CMS did not answer
 * @param place decides the default number only
 */
export function hotlineOf(content: StaticContent | null, place: keyof typeof defaultHotlines = 'page'): Hotline {
  const text = content === null ? null : staticText(content, 'hotline')
  return toHotline(text !== null && /\d/.test(text) ? text.trim() : defaultHotlines[place])
}
