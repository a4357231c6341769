import type { StaticContent } from '@/lib/backends/main/shell'
import { staticText } from '@/lib/backends/main/static-content'
import { defaultHotlines, type Hotline, toHotline } from '@/lib/domain/company/hotline'

/** The hotline of the CMS; a text without a digit is none. @param content null: the CMS did not answer */
export function hotlineOf(content: StaticContent | null, code: keyof typeof defaultHotlines = 'hotline'): Hotline {
  const text = content === null ? null : staticText(content, code)
  return toHotline(text !== null && /\d/.test(text) ? text.trim() : defaultHotlines[code])
}
