import { escapeXml, xmlElement } from './xml'

export interface Channel {
  readonly title: string
  readonly description: string
  /** Absolute addresses of the feed's page and of the feed itself. */
  readonly link: string
  readonly self: string
  /** BCP 47. */
  readonly language: string
}

export interface Item {
  readonly title: string
  readonly description: string | null
  /** Absolute; also the item's identity in feed readers. */
  readonly link: string
  readonly publishedAt: Date
  readonly category: string | null
}

/** RSS 2.0. */
export function rssXml({ title, description, link, self, language }: Channel, items: readonly Item[]): string {
  const head = [
    xmlElement('title', title),
    xmlElement('description', description),
    xmlElement('link', link),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>`,
    xmlElement('language', language),
  ]
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${[...head, ...items.map(itemXml)].join('\n')}\n</channel></rss>`
}

function itemXml({ title, description, link, publishedAt, category }: Item): string {
  const parts = [
    xmlElement('title', title),
    ...(description === null ? [] : [xmlElement('description', description)]),
    xmlElement('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    xmlElement('pubDate', publishedAt.toUTCString()),
    ...(category === null ? [] : [xmlElement('category', category)]),
  ]
  return `<item>${parts.join('')}</item>`
}
