import type { MediaPath } from './types'

type SeedLocale = 'vi' | 'en' | 'ko'

/** How figures that were made up for the demo are marked, by language. */
export const illustrative = {
  vi: 'Dữ liệu minh họa',
  en: 'Illustrative data',
  ko: '예시 데이터',
} as const satisfies Record<SeedLocale, string>

/** A table of figures with its caption; the first cell of a row is its header. */
export function table(
  locale: SeedLocale,
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const columns = head.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows
    .map(([first = '', ...rest]) => {
      const cells = rest.map((cell) => `<td>${cell}</td>`).join('')
      return `<tr><th scope="row">${first}</th>${cells}</tr>`
    })
    .join('')
  return `<table><caption>${caption} (${illustrative[locale]})</caption><thead><tr>${columns}</tr></thead><tbody>${body}</tbody></table>`
}

export function figure(slug: string, alt: string, caption: string): string {
  return `<figure><img src="${coverPath(slug)}" alt="${alt}" width="1200" height="675" loading="lazy"><figcaption>${caption}</figcaption></figure>`
}

/** A note set apart from the text. */
export function callout(text: string): string {
  return `<aside class="callout"><p>${text}</p></aside>`
}

export function paragraphs(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('')
}

export function list(items: readonly string[], tag: 'ul' | 'ol' = 'ul'): string {
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
}

export function coverPath(slug: string): MediaPath {
  return `/media/covers/${slug}.svg`
}

/** A heading and what stands under it. */
export function section(heading: string, ...parts: readonly string[]): string {
  return `<h2>${heading}</h2>${parts.join('')}`
}
