import type { Page } from '@playwright/test'

export interface Head {
  readonly lang: string | null
  readonly title: string
  readonly description: string | null
  readonly canonical: string | null
  readonly robots: string | null
  /** Address by language, `x-default` with them. */
  readonly alternates: Readonly<Record<string, string>>
  /** Address of the feed that it announces. */
  readonly feed: string | null
  /** Address of the picture that social networks show. */
  readonly image: string | null
}

/** What the document that a page shows says of itself to search engines and screen readers. */
export async function headOf(page: Page): Promise<Head> {
  return headOfHtml(await page.content())
}

/** The same, of a document as the server sent it. */
export function headOfHtml(html: string): Head {
  const markup = withoutScripts(html)
  const metas = tagsOf(markup, 'meta')
  const links = tagsOf(markup, 'link')
  const content = (name: string) => metas.find((meta) => meta['name'] === name)?.['content'] ?? null
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
  return {
    lang: tagsOf(markup, 'html')[0]?.['lang'] ?? null,
    title: plain(/<title>([^<]*)/.exec(markup)?.[1] ?? ''),
    description: content('description'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    robots: content('robots'),
    feed: links.find(({ type }) => type === 'application/rss+xml')?.['href'] ?? null,
    image: metas.find((meta) => meta['property'] === 'og:image')?.['content'] ?? null,
    alternates: Object.fromEntries(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
  }
}

/** Addresses that a document links to, as it writes them. */
export function hrefsOf(html: string): string[] {
  return tagsOf(withoutScripts(html), 'a').flatMap(({ href }) => href ?? [])
}

const withoutScripts = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')

/** Attributes of every element of a name; documents are written by one serializer, so that this needs no parser. */
function tagsOf(markup: string, name: string): Partial<Record<string, string>>[] {
  const tags = markup.matchAll(new RegExp(`<${name}\\b((?:[^>"]|"[^"]*")*)>`, 'g'))
  return [...tags].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        plain(value),
      ]),
    ),
  )
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const plain = (text: string) => text.replaceAll(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
