import sanitizeHtml from 'sanitize-html'

import { keepEnglish } from '@/lib/platform/text/keep-english'
import { keepKorean } from '@/lib/platform/text/keep-korean'
import { keepNames } from '@/lib/platform/text/keep-names'
import { keepPhoneNumbers } from '@/lib/platform/text/keep-phone-numbers'

import { alignNumbers } from './article-tables'
import { separateLabels } from './label-column'
import { changeOuterTables } from './outer-tables'
import { labelRows } from './stacked-rows'
import { tableLooks } from './table-looks'
import { scaleTimelines } from './timeline'

export interface TocEntry {
  readonly id: string
  readonly text: string
}

export interface ArticleHtml {
  /** Safe to embed in a page. */
  readonly html: string
  /** Its second-level headings, in order, each with its `id`. */
  readonly toc: readonly TocEntry[]
  /** Words, for the reading time; Korean syllable blocks, see `readingMinutes`. */
  readonly text: string
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags:
    'h2 h3 h4 p ul ol li dl dt dd blockquote figure figcaption img a strong b em i u s sub sup small abbr time code pre br hr table caption thead tbody tfoot tr th td aside div span'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
    aside: ['class'],
    ol: ['class'],
    ul: ['class'],
    p: ['class'],
    figure: ['class'],
    div: ['class', 'tabindex', 'role', 'aria-label'],
    h2: ['id'],
  },
  // The only classes for editors: a note beside the text, days in their order, a list led by names or numbers, also by names of several words or with the
  // colours of a loan's levels, a fraction as `sup` and `sub`, a table that the page makes a calculator, that of a loan with the own funds that it begins with and whether it says the interest,
  // a table drawn as bars, and a screen of the application beside the text. Any other could pick up our own styles.
  allowedClasses: {
    aside: ['callout'],
    ol: ['timeline', 'named', 'levels'],
    ul: ['named', 'words'],
    p: ['formula'],
    figure: [
      'margin-calculator',
      'fee-calculator',
      'own-*',
      'called',
      'interest',
      'screen',
      'bars',
      'few',
      'line',
      'spread',
    ],
    div: ['table-scroll'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
}

/**
 * Makes HTML of the CMS safe and readable: keeps only the tags above, turns h1 into h2 (a page has one h1), opens links
 * to other sites in a new tab, loads pictures lazily, lets wide tables scroll on their own, by keyboard too, and sets what a
 * caption says in brackets at its end, such as where its numbers are from, in small print.
 * @param tableLabel name of a table's scrolling area, for screen readers
 * @param statusLabel heading of what editors say of numbers
 */
export function toArticleHtml(raw: string, tableLabel: string, statusLabel = ''): ArticleHtml {
  const toc: TocEntry[] = []
  const clean = sanitizeHtml(raw, {
    ...allowed,
    transformTags: {
      h1: 'h2',
      a: toLink,
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy', decoding: 'async' } }),
    },
    exclusiveFilter: (frame) => frame.tag === 'a' && !frame.attribs.href,
  })
  const headed = keepKorean(keepNames(keepPhoneNumbers(keepOutsideTables(clean)))).replaceAll(
    /<h2(?:\s[^>]*)?>([\s\S]*?)<\/h2>/g,
    (_, inner: string) => {
      const text = plainText(inner)
      const id = uniqueId(text, toc)
      toc.push({ id, text })
      return `<h2 id="${id}">${inner}</h2>`
    },
  )
  const captioned = headed.replaceAll(/ \(([^()]+)\)(?=<\/caption>)/g, ' <small>$1</small>')
  const label = escapeAttribute(tableLabel)
  // A group, not a region: a page with several tables would have landmarks of one name.
  const html = changeOuterTables(scaleTimelines(captioned), (table) => {
    const rows = labelRows(alignNumbers(table))
    const separate = rows.isStackable ? rows : { ...rows, html: separateLabels(rows.html, statusLabel) }
    return `<div class="${tableLooks(separate)}" role="group" tabindex="0" aria-label="${label}">${separate.html}</div>`
  })
  return { html, toc, text: plainText(clean) }
}

/** Figures of running text; those of tables have columns of their own. */
const keepOutsideTables = (html: string): string =>
  html
    .split(/(<table[\s\S]*?<\/table>)/)
    .map((part) => (part.startsWith('<table') ? part : keepEnglish(part)))
    .join('')

function toLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const outside: sanitizeHtml.Attributes = /^https?:/.test(href) ? { target: '_blank', rel: 'noreferrer' } : {}
  return { tagName, attribs: { href, ...outside } }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** Tags after which a new line begins: their words must not join. */
const blockEnds = /<\/(?:p|div|li|d[td]|h\d|t[dhr]|caption|blockquote|figcaption|pre)>|<[bh]r[^>]*>/g

/** The words of HTML, without its tags and entities. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replaceAll(blockEnds, ' '), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Fragment of a heading: its text in lower case without diacritics; Korean is kept. */
function uniqueId(text: string, taken: readonly TocEntry[]): string {
  const base =
    text
      .toLowerCase()
      .replaceAll('đ', 'd')
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'section'
  let id = base
  for (let next = 2; taken.some((entry) => entry.id === id); next += 1) id = `${base}-${next}`
  return id
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
