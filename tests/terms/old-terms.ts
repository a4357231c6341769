import type { Locale } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

import table from './terms.json'

const names = z.strictObject({ vi: z.string(), en: z.string(), ko: z.string() })
const lists = z.strictObject({
  vi: z.array(z.string()).optional(),
  en: z.array(z.string()).optional(),
  ko: z.array(z.string()).optional(),
})

const termSchema = z.strictObject({
  concept: z.string(),
  use: names,
  /** Names that the site once used for the same thing. */
  not: lists,
  /** Phrases in which such a name is right. */
  except: lists.optional(),
})

/** One name for each thing, with the names not to be used (docs/glossary.md). */
export const terms = z.array(termSchema).parse(table)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Korean particles follow a word without a space; in the other languages a name must be a whole word. */
function patternOf(name: string, locale: Locale): RegExp {
  const body = escaped(name)
  return locale === 'ko' ? new RegExp(body) : new RegExp(String.raw`(?<![\p{L}\d])${body}(?![\p{L}\d])`, caseOf(name))
}

/** Sở, the exchange, has a capital: only the small letter is wrong. */
function caseOf(name: string): string {
  return name === 'phí trả sở' ? 'u' : 'iu'
}

const checks = terms.flatMap((term) =>
  (['vi', 'en', 'ko'] as const).flatMap((locale) =>
    (term.not[locale] ?? []).map((name) => ({
      locale,
      name,
      use: term.use[locale],
      pattern: patternOf(name, locale),
      except: term.except?.[locale] ?? [],
    })),
  ),
)

/** What a text of a language should not say, each with what to say instead: `giấy tờ tùy thân (use: căn cước)`. */
export function oldTermsIn(locale: Locale, text: string): string[] {
  return checks
    .filter((check) => check.locale === locale)
    .filter(({ pattern, except }) => pattern.test(except.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)))
    .map(({ name, use }) => `${name} (use: ${use})`)
}
