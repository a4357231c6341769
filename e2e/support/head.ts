import type { Page } from '@playwright/test'

export interface Head {
  readonly lang: string | null
  readonly title: string
  readonly description: string | null
  readonly canonical: string | null
  readonly robots: string | null
  /** Address by language, `x-default` with them. */
  readonly alternates: Readonly<Record<string, string>>
}

/** What the document that a page shows says of itself to search engines and screen readers. */
export async function headOf(page: Page): Promise<Head> {
  return headOfHtml(page, await page.content())
}

/** The same, of a document as the server sent it; `page` lends its parser. */
export async function headOfHtml(page: Page, html: string): Promise<Head> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html')
    const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
    return {
      lang: document.documentElement.getAttribute('lang'),
      title: document.title,
      description: content('description'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      robots: content('robots'),
      alternates: Object.fromEntries(links.map((link) => [link.hreflang, link.href])),
    }
  }, html)
}
