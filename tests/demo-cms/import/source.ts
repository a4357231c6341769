import { type Locale, locales, toWireLocale } from '@/lib/platform/i18n/locales'
import { parseTexts, type Texts } from '@/lib/backends/localised-text'

type Row = Readonly<Record<string, unknown>> & { readonly id: number }

/** Another main API, whose content is copied by the calls of the contract alone. */
export class Source {
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  /** The answer's `data`. @param path below the API's address */
  async get<Data>(path: string, locale: Locale = 'vi'): Promise<Data> {
    const response = await fetch(`${this.url}/${path}`, { headers: { locale: toWireLocale(locale) } })
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    return ((await response.json()) as { data: Data }).data
  }

  /**
   * Rows of a list that differs between languages, each with its answers in the languages that list it, in the order of their ids.
   */
  async inLocales<Wire extends Row>(path: string): Promise<ReadonlyArray<Partial<Record<Locale, Wire>>>> {
    const byId = new Map<number, Partial<Record<Locale, Wire>>>()
    for (const locale of locales) {
      // oxlint-disable-next-line no-await-in-loop -- one language after the other
      for (const row of await this.get<readonly Wire[]>(path, locale)) {
        byId.set(row.id, { ...byId.get(row.id), [locale]: row })
      }
    }
    return [...byId].toSorted(([a], [b]) => a - b).map(([, answers]) => answers)
  }
}

/** Any of a row's answers; they differ in files and in names of people only. */
export function anyOf<Wire>(answers: Partial<Record<Locale, Wire>>): Wire {
  const [first] = Object.values(answers)
  if (first === undefined) throw new Error('A row without an answer')
  return first
}

/** Languages of a localised text. */
export const textsOf = (raw: unknown): Texts => parseTexts(typeof raw === 'string' ? raw : '')

/** Fields of a document by language, from texts by field; a language without any text is left out. */
export function byLocale(
  fields: Readonly<Record<string, Texts>>,
  only: readonly Locale[] = locales,
): Partial<Record<Locale, Record<string, string>>> {
  return Object.fromEntries(
    only.flatMap((locale) => {
      const own = Object.entries(fields).flatMap(([field, texts]) => (texts[locale] ? [[field, texts[locale]]] : []))
      return own.length > 0 ? [[locale, Object.fromEntries(own)]] : []
    }),
  )
}
