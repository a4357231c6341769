import type { StaticContent } from '@/lib/api/main/shell'
import type { StaticContentCode } from '@/lib/api/main/static-content-codes'

/** Text or file address of a static content entry; null when the CMS has none, or nothing could be loaded. */
export function staticText(content: StaticContent | null, code: StaticContentCode): string | null {
  const entry = content?.[code]
  if (entry?.kind === 'text') return entry.text
  return entry?.kind === 'file' ? entry.href : null
}

/** `tel:` address of a telephone number as people write it. */
export function telHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}
