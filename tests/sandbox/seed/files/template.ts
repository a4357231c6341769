import { IntlMessageFormat } from 'intl-messageformat'

import type { Locale } from '@/lib/platform/i18n/locales'

/** Values of a text by the names in its braces, written as the language writes them. */
export type TemplateValues = Readonly<Record<string, string>>

const formats = new Map<string, IntlMessageFormat>()

/**
 * Fills an ICU message, the syntax of `messages/*.json`: `{ticker}` is a value, `{direction, select, up {…} other {…}}`
 * a choice. Throws on a name that `values` lacks.
 */
export function fillTemplate(template: string, locale: Locale, values: TemplateValues): string {
  const key = `${locale}:${template}`
  const format = formats.get(key) ?? new IntlMessageFormat(template, locale, undefined, { ignoreTag: true })
  formats.set(key, format)
  return String(format.format(values))
}
