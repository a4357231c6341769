import { foldAccents } from '@/lib/platform/text/fold-accents'

import type { PayloadClient } from '../payload-client'

/** Last part of an address from a title, such as `how-to-open-an-account`. */
const addressFrom = (title: string): string =>
  foldAccents(title)
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)

/** New addresses of what is copied, each by its former slug. */
export class Addresses {
  readonly #bySlug = new Map<string, string>()

  /** Names a document by its title; a number tells apart those of one title. */
  add(slug: string, title: string): string {
    return this.set(slug, addressFrom(title) || 'page')
  }

  set(slug: string, wanted: string): string {
    const taken = new Set(this.#bySlug.values())
    let address = wanted
    for (let count = 2; taken.has(address); count += 1) address = `${wanted}-${count}`
    this.#bySlug.set(slug, address)
    return address
  }

  /** @throws if nothing of this slug was copied */
  of(slug: string): string {
    const address = this.#bySlug.get(slug)
    if (address === undefined) throw new Error(`Nothing has the slug ${slug}.`)
    return address
  }

  /** Links in HTML with the new addresses. */
  inHtml(html: string): string {
    return html.replaceAll(
      /(\/(?:article|cate)\/)([a-z\d][a-z\d-]*)/g,
      (_, list: string, slug: string) => list + (this.#bySlug.get(slug) ?? slug),
    )
  }
}

interface Copied {
  readonly id: number
  readonly url: string
}

/** Files of the source, each copied when it is first met. */
export class Files {
  readonly #cms: PayloadClient
  readonly #address: RegExp
  readonly #copied = new Map<string, Promise<Copied>>()

  /** @param origin of the source's files */
  constructor(cms: PayloadClient, origin: string) {
    this.#cms = cms
    this.#address = new RegExp(`${origin.replaceAll('.', String.raw`\.`)}/media/[\\w./-]+`, 'g')
  }

  /** Payload's id of a file; null without one. */
  async idOf(url: string | null | undefined): Promise<number | null> {
    return url ? (await this.#copy(url)).id : null
  }

  /** A text with the new addresses of the files in it. */
  async inText(text: string): Promise<string> {
    const addresses = new Map<string, string>()
    for (const url of new Set(text.match(this.#address))) {
      // oxlint-disable-next-line no-await-in-loop -- a text has few files
      addresses.set(url, (await this.#copy(url)).url)
    }
    return text.replaceAll(this.#address, (url) => addresses.get(url) ?? url)
  }

  #copy(url: string): Promise<Copied> {
    const known = this.#copied.get(url)
    if (known) return known
    const copied = this.#fetchAndAdd(url)
    this.#copied.set(url, copied)
    return copied
  }

  async #fetchAndAdd(url: string): Promise<Copied> {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answers ${response.status}`)
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    return this.#cms.upload(url.split('/').at(-1) ?? 'file', type, await response.arrayBuffer())
  }
}
