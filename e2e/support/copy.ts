import { readFileSync } from 'node:fs'

import { createTranslator } from 'next-intl'

import type { Locale } from '../../lib/platform/i18n/locales.ts'
import { keepKoreanIn } from '../../lib/platform/text/keep-korean.ts'

export type Copy = (key: string, values?: Record<string, string | number>) => string

/** What the site says, by the keys of messages/: tests find controls by the words that people read. */
export function copyOf(locale: Locale): Copy {
  const file = new URL(`../../messages/${locale}.json`, import.meta.url)
  const messages: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  const translate: unknown = createTranslator({ locale, messages: locale === 'ko' ? keepKoreanIn(messages) : messages })
  return (key, values) => {
    if (typeof translate !== 'function') throw new Error('next-intl changed: createTranslator makes no function')
    const text = String(translate(key, values))
    if (text === key) throw new Error(`messages/${locale}.json has no ${key}`)
    return text
  }
}
