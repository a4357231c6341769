import { locales, type Locale } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

import { toHtml } from './markdown'

const text = z.string().min(1)

/** Text that exists in Vietnamese at least. */
export const localizedSchema = z.strictObject({ vi: text, en: text.optional(), ko: text.optional() })

/** Text that exists in all three languages. */
export const translatedSchema = z.strictObject({ vi: text, en: text, ko: text })

/** A value for each language in which something exists. */
export interface InLanguages<Value> {
  vi: Value
  en?: Value
  ko?: Value
}

/** Applies `change` to each language in which `text` exists. */
export function mapLocalized<From, To>(
  { vi, en, ko }: InLanguages<From>,
  change: (value: From, locale: Locale) => To,
): InLanguages<To> {
  return {
    vi: change(vi, 'vi'),
    ...(en === undefined ? {} : { en: change(en, 'en') }),
    ...(ko === undefined ? {} : { ko: change(ko, 'ko') }),
  }
}

/** Markdown in Vietnamese at least; its output is HTML. */
export const markdownSchema = localizedSchema.transform((text) => mapLocalized(text, toHtml))

/**
 * Refinement for documents: the named texts exist in the same languages, or a page would have a title and no body.
 */
export function inSameLanguages<Name extends string>(...names: readonly [Name, ...Name[]]) {
  return (document: Readonly<Record<Name, InLanguages<string>>>, context: z.core.$RefinementCtx): void => {
    const expected = document[names[0]]
    for (const name of names.slice(1)) {
      for (const locale of locales) {
        if ((expected[locale] === undefined) === (document[name][locale] === undefined)) continue
        const message =
          expected[locale] === undefined ? `has a text that ${names[0]} lacks` : `is missing, but ${names[0]} has it`
        context.addIssue({ code: 'custom', path: [name, locale], message })
      }
    }
  }
}
