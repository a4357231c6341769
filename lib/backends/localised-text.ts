import { z } from '@/lib/platform/zod/zod'

import { defaultLocale, type Locale, locales } from '@/lib/platform/i18n/locales'

/** A text of the CMS in one language. */
export type LocalisedText = {
  /** Null if there is no text in the requested language. */
  readonly text: string | null
  /** Languages that have a text, in the order of `locales`. */
  readonly locales: readonly Locale[]
}

const byWireLocaleSchema = z.strictObject({
  vi: z.string().nullish(),
  en: z.string().nullish(),
  kr: z.string().nullish(),
})

/** A text in the languages in which it exists. */
export type Texts = Partial<Record<Locale, string>>

/** All languages of a text that is plain (then in `plainLocale`) or a JSON string keyed by wire locale. */
export function parseTexts(raw: string, plainLocale: Locale = defaultLocale): Texts {
  const texts: Record<Locale, string | null | undefined> = { vi: null, en: null, ko: null }
  const byWireLocale = raw.trimStart().startsWith('{') ? parseJson(raw) : null
  if (byWireLocale === null) texts[plainLocale] = raw
  else Object.assign(texts, { vi: byWireLocale.vi, en: byWireLocale.en, ko: byWireLocale.kr })
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = texts[locale]?.trim()
      return text ? [[locale, text] as const] : []
    }),
  )
}

function parseJson(raw: string): z.infer<typeof byWireLocaleSchema> | null {
  try {
    const parsed = byWireLocaleSchema.safeParse(JSON.parse(raw))
    return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null
  } catch {
    // Plain text that happens to begin like JSON.
    return null
  }
}

/**
 * Reads a text that is either plain or a JSON string keyed by wire locale (`{"vi":"…","en":"…"}`). Never falls back to
 * another language than the requested one. Plain text is in `plainLocale`; JSON with a key that is not a wire locale
 * counts as plain text; blank texts count as missing.
 */
export function resolveLocalised(
  raw: string | null | undefined,
  locale: Locale,
  plainLocale: Locale = defaultLocale,
): LocalisedText {
  const texts = parseTexts(raw ?? '', plainLocale)
  return { text: texts[locale] ?? null, locales: locales.filter((known) => texts[known] !== undefined) }
}

/**
 * A name for something that needs one in every language (a branch, a bank, a province): in the requested language, else
 * Vietnamese, else any language, else the empty string.
 */
export function nameOf(raw: string | null | undefined, locale: Locale): string {
  const { text, locales: available } = resolveLocalised(raw, locale)
  if (text !== null) return text
  const fallback = available.includes(defaultLocale) ? defaultLocale : available[0]
  return fallback === undefined ? '' : (resolveLocalised(raw, fallback).text ?? '')
}
