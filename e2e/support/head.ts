import type { Page } from '@playwright/test'

export interface Head {
  readonly lang: string | null
  readonly title: string
  readonly description: string | null
  readonly canonical: string | null
  /** Address by language, `x-default` with them. */
  readonly alternates: Readonly<Record<string, string>>
}

/** What a document says of itself to search engines and screen readers. */
export async function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
    return {
      lang: document.documentElement.getAttribute('lang'),
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      alternates: Object.fromEntries(links.map((link) => [link.hreflang, link.href])),
    }
  })
}
