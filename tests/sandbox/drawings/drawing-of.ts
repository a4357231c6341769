import type { SeedPost, SeedReport, SeedVideo } from '../seed/types'
import type { Bar, Drawing, Figure } from './drawing'
import { findQuantity, toAmount } from './find-numbers'

type Locale = 'vi' | 'en' | 'ko'

const mostRows = 6

/**
 * The picture of a post, made of what the post says: the series of a report on the market, the table that its editors chose, the figure
 * that they named, or the quantity of its headline. Nothing when there is none of these in this language: a number that
 * happens to be in the text would say something else than the headline.
 */
export function drawingOf(post: SeedPost | SeedReport, locale: Locale): Drawing | null {
  const title = inLanguage(post.title, locale)
  if ('series' in post && post.series !== undefined) return seriesOf(post, post.series, locale, title)
  const figure = namedFigure(post.figure?.[locale]) ?? figureIn(title)
  if (post.isTableDrawn === true) {
    const bars = barsOf(rowsOf(inLanguage(post.content, locale)), locale === 'vi' ? ',' : '.')
    const [first, last] = [bars[0], bars.at(-1)]
    if (first && last && areAlike(bars)) {
      const values = bars.map(({ value }) => value)
      return { kind: 'line', title, values, first: first.label, last: { number: last.text, label: last.label } }
    }
    if (figure !== null && bars.length >= 2) return { kind: 'bars', title, bars, figure }
  }
  return figure && { kind: 'figure', title, figure }
}

/** The picture of a video: its subject in the word that its editors chose, or else the quantity of its title. */
export function drawingOfVideo(video: SeedVideo, locale: Locale): Drawing {
  const title = inLanguage(video.title ?? {}, locale)
  return { kind: 'word', title, word: video.sign?.[locale] ?? title }
}

/** `0 đ | phí giao dịch`: a number with its unit, and what it counts. */
function namedFigure(text: string | undefined): Figure | null {
  const [number, label] = text?.split(' | ') ?? []
  return number === undefined || label === undefined ? null : { number, label }
}

function figureIn(title: string): Figure | null {
  const quantity = findQuantity(title)
  if (quantity === null) return null
  const { number, unit } = quantity
  return unit === '%' ? { number: `${number}%`, label: '' } : { number, label: unit }
}

const index = 'SN100'

/** A daily note is about one session's change, other reports on the market about the five sessions of a week. */
function seriesOf(
  { kind }: SeedReport,
  series: NonNullable<SeedReport['series']>,
  locale: Locale,
  title: string,
): Drawing | null {
  const [before, last] = series.slice(-2)
  if (before === undefined || last === undefined) return null
  const points = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const close = points.format(last.value)
  if (kind === 'daily') {
    const change = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 2,
      signDisplay: 'exceptZero',
    })
    const number = change.format(last.value / before.value - 1).replace('-', '−')
    return {
      kind: 'figure',
      title,
      figure: { number, label: `${index} ${close}` },
      values: series.map(({ value }) => value),
    }
  }
  const week = series.slice(-5)
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  const dayOf = (date: string): string => day.format(new Date(`${date.slice(0, 10)}T00:00:00Z`))
  return {
    kind: 'line',
    title,
    values: week.map(({ value }) => value),
    first: dayOf(week[0]?.date ?? last.date),
    last: { number: close, label: `${index}, ${dayOf(last.date)}` },
  }
}

/** Values this near to each other would have bars of one length: they are a line over the rows instead. */
const alike = 0.85

function areAlike(bars: readonly Bar[]): boolean {
  const values = bars.map(({ value }) => value)
  return bars.length > 2 && Math.min(...values) / Math.max(...values) > alike
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

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

const inLanguage = (text: Partial<Record<Locale, string>>, locale: Locale): string => text[locale] ?? text.vi ?? ''
