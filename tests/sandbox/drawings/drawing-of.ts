import type { SeedPost, SeedReport, SeedVideo } from '../seed/types'
import type { Bar, Drawing } from './drawing'
import { findQuantity, toAmount } from './find-numbers'

type Locale = 'vi' | 'en' | 'ko'

const mostRows = 6

/** The picture of a post, made of what the post says: its series, the first table with numbers, or its first number. */
export function drawingOf(post: SeedPost | SeedReport, locale: Locale): Drawing {
  const title = inLanguage(post.title, locale)
  if ('series' in post && post.series !== undefined) return lineOf(post.series, locale, title)
  const html = inLanguage(post.content, locale)
  const rows = rowsOf(html)
  const bars = barsOf(rows, locale === 'vi' ? ',' : '.')
  if (bars.length >= 2) return { kind: 'bars', title, bars }
  const facts = rows.slice(0, 4).map(([label = '', text = '']) => ({ label, text }))
  if (facts.length >= 3 && facts.every(({ text }) => /\d/.test(text) && text.length <= 18))
    return { kind: 'facts', title, facts }
  const description = inLanguage(post.description, locale)
  const quantity = findQuantity(title) ?? findQuantity(description) ?? findQuantity(textOf(html))
  return quantity === null ? { kind: 'word', title, word: wordOf(title) } : { kind: 'figure', title, ...quantity }
}

/** The picture of a video: the first number of its title or its transcript, or else its title. */
export function drawingOfVideo(video: SeedVideo, locale: Locale): Drawing {
  const title = inLanguage(video.title ?? {}, locale)
  const quantity = findQuantity(title) ?? findQuantity(inLanguage(video.transcript ?? {}, locale))
  return quantity === null ? { kind: 'word', title, word: wordOf(title) } : { kind: 'figure', title, ...quantity }
}

function lineOf(series: NonNullable<SeedReport['series']>, locale: Locale, title: string): Drawing {
  const values = series.map(({ value }) => value)
  const last = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(values.at(-1) ?? 0)
  return { kind: 'line', title, values, last }
}

/** The texts of the cells of the first table, without its heading. */
function rowsOf(html: string): readonly (readonly string[])[] {
  const [table = ''] = /<table>[\s\S]*?<\/table>/.exec(html) ?? []
  const rows = [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].slice(1, mostRows + 1)
  return rows.map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, text = '']) => textOf(text)),
  )
}

/** The first column whose cells are all numbers of one unit. */
function barsOf(rows: readonly (readonly string[])[], decimal: ',' | '.'): readonly Bar[] {
  const columns = rows[0]?.length ?? 0
  for (let column = 1; column < columns; column += 1) {
    const cells = rows.map((row) => ({ label: row[0] ?? '', text: row[column] ?? '' }))
    const amounts = cells.flatMap(({ text }) => toAmount(text, decimal) ?? [])
    const isComparable = amounts.length === cells.length && new Set(amounts.map(({ unit }) => unit)).size === 1
    if (isComparable && amounts.some(({ value }) => value !== 0)) {
      return cells.map((cell, index) => ({ ...cell, value: amounts[index]?.value ?? 0 }))
    }
  }
  return []
}

/** The first words of a title, up to about four lines of the picture. */
function wordOf(title: string): string {
  const words =
    title
      .split(/[:,(–]/u)[0]
      ?.trim()
      .split(' ') ?? []
  let word = ''
  for (const next of words) {
    if (word !== '' && `${word} ${next}`.length > 54) return `${word}…`
    word = word === '' ? next : `${word} ${next}`
  }
  return word
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

const inLanguage = (text: Partial<Record<Locale, string>>, locale: Locale): string => text[locale] ?? text.vi ?? ''
