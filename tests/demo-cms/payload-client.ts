import type { Locale } from '@/lib/platform/i18n/locales'

/** A text or file of a document in each language that has one. */
export type InLocales<Value> = Partial<Record<Locale, Value | null>>

/** One page of a collection, as Payload's REST API gives it; the whole of it if none was asked for. */
export interface Found<Row> {
  readonly docs: readonly Row[]
  readonly page: number
  readonly totalPages: number
  readonly totalDocs: number
}

type Query = Readonly<Record<string, string | number | undefined>>

/** Payload's REST API: what is published without a session, and what an editor may write after `logIn`. */
export class PayloadClient {
  readonly url: string
  #headers: Readonly<Record<string, string>> = {}

  constructor(url: string) {
    this.url = url
  }

  /** Documents with every language of every text. @param query Payload's own: `where[…]`, `sort`, `limit` with `page` */
  find<Row>(collection: string, query: Query = {}): Promise<Found<Row>> {
    const search = new URLSearchParams({ locale: 'all', depth: '1' })
    // Without paging Payload does not count the documents first.
    if (query['limit'] === undefined || query['page'] === undefined) search.set('pagination', 'false')
    if (query['limit'] === undefined) search.set('limit', '0')
    for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
    return this.#call('GET', `${collection}?${search}`) as Promise<Found<Row>>
  }

  /** The first document that fits, or undefined. */
  async first<Row>(collection: string, query: Query): Promise<Row | undefined> {
    return (await this.find<Row>(collection, { ...query, limit: 1 })).docs[0]
  }

  /** Adds a document with texts in the languages that have any. @returns its id */
  async add(collection: string, fields: object, texts: InLocales<object> = {}): Promise<number> {
    const [[first, firstTexts] = ['vi', {}], ...others] = Object.entries(texts)
    const { doc } = (await this.#call('POST', `${collection}?locale=${first}&depth=0`, {
      ...fields,
      ...firstTexts,
    })) as {
      doc: { id: number }
    }
    for (const [locale, own] of others) {
      // oxlint-disable-next-line no-await-in-loop -- each changes the same document
      await this.#call('PATCH', `${collection}/${doc.id}?locale=${locale}&depth=0`, { ...own })
    }
    return doc.id
  }

  /** Adds a file. @returns its id and address */
  async upload(name: string, type: string, bytes: ArrayBuffer): Promise<{ id: number; url: string }> {
    const form = new FormData()
    form.set('file', new File([bytes], name, { type }))
    const { doc } = (await this.#call('POST', 'files', form)) as { doc: { id: number; url: string } }
    return { id: doc.id, url: new URL(doc.url, this.url).href }
  }

  /** Creates the first editor and writes in their name from now on; the site is not told of what is written. */
  async registerFirstEditor(editor: { email: string; password: string }): Promise<void> {
    const { token } = (await this.#call('POST', 'editors/first-register', editor)) as { token: string }
    this.#headers = { authorization: `JWT ${token}`, 'x-import': 'true' }
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const isForm = body instanceof FormData
    const response = await fetch(`${this.url}/api/${path}`, {
      method,
      headers: { ...this.#headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`Payload answers ${response.status} to ${method} ${path}: ${text.slice(0, 500)}`)
    return JSON.parse(text)
  }
}
