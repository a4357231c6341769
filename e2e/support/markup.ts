import type { Page } from '@playwright/test'

/** What browsers accept and the HTML standard does not, of the kinds that this site has had. */
export async function markupProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const nameOf = (nav: HTMLElement) =>
      nav.ariaLabel ?? document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
    const shown = (element: Element) => element.outerHTML.slice(0, 120)
    const navigations = Map.groupBy(all('nav'), nameOf)
    return [
      ...[...navigations].flatMap(([name, navs]) =>
        navs.length > 1 ? [`${navs.length} navigations named "${name}"`] : [],
      ),
      ...all('details:not(:has(> summary:first-child))').map(
        (found) => `details without a leading summary: ${shown(found)}`,
      ),
      ...all('summary :not(summary) > :is(h1, h2, h3, h4, h5, h6)').map((found) => `heading inside: ${shown(found)}`),
      ...all('figure > figcaption:not(:first-child, :last-child)').map(
        (found) => `figcaption between: ${shown(found)}`,
      ),
      ...all('input[type="tel"][autocomplete="tel-national"]').map((found) => `autocomplete: ${shown(found)}`),
    ]
  })
}
