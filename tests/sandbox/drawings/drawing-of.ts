import type { Locale } from '@/lib/platform/i18n/locales'

import { startsOfParts } from '../seed/spoken-length'
import type { SeedPost, SeedReport, Translated } from '../seed/types'
import type { SeedVideo } from '../seed/video-types'
import { costsOfSale } from './costs-of-sale'
import type { Drawing, FallPoint, Figure, VideoPart, VideoScene } from './drawing'
import { messageOf } from './false-message'
import { chartNoted } from './find-chart'
import { markOf } from './find-mark'
import { drawingOfLoan } from './loan-drawing'
import type { Bar } from './mark'
import { findQuantity, toAmount } from './find-numbers'
import { drawingOfSession, drawingOfTurnover, drawingOfWeek, riseIn } from './market-drawings'
import { drawingOfTarget } from './target-drawing'
import { barsOf, captionOf, rowsOf } from './tables'

const mostRows = 6

/**
 * The picture of a post, made of what the post says: the week or the session that it is about, the target of a company
 * report, the table that its editors chose, the figure that they named, or the quantity of its headline. Nothing when there
 * is none of these in this language: a number that happens to be in the text would say something else than the headline.
 */
export function drawingOf(post: SeedPost | SeedReport, locale: Locale): Drawing | null {
  const title = inLanguage(post.title, locale)
  if (post.week !== undefined) {
    return 'kind' in post ? drawingOfTurnover(title, post.week, locale) : drawingOfWeek(title, post.week, locale)
  }
  const named = namedFigure(post.figure?.[locale])
  if (post.sessions !== undefined) {
    const session = drawingOfSession(title, post.sessions, locale, post.contributions)
    return session === null || named === null ? session : { ...session, about: { figure: named, mark: markOf(named) } }
  }
  if ('company' in post && post.company !== undefined)
    return drawingOfTarget(
      title,
      post.company,
      { day: post.publishedAt.slice(0, 10), content: inLanguage(post.content, locale) },
      locale,
    )
  const figure = named ?? figureIn(title)
  const content = inLanguage(post.content, locale)
  const table = rowsOf(content)
  const decimal = locale === 'vi' ? ',' : '.'
  const bars = barsOf(table.slice(1, mostRows + 1), decimal)
  if (post.tableDrawn === 'message') return messageOf(post, locale)
  if (post.tableDrawn !== undefined) {
    if (figure !== null && post.tableDrawn === 'steps') return costsOfSale(title, locale, figure)
    if (figure !== null && post.tableDrawn === 'loan') return drawingOfLoan(title, content, decimal, figure)
    if (post.tableDrawn === 'fall') {
      const [heading = [], ...rows] = rowsOf(content.replaceAll(calm, ''), columnsOfFall)
      const points = fallOf(rows, locale)
      const own = (heading.at(-2) ?? '').replace(/ ?\(.+\)$/, '')
      const parts = { ...wordsOfFall[locale].parts, own }
      const { note } = captionOf(content, columnsOfFall)
      return { kind: 'fall', title, parts, note, points, figure: lostIn(points, locale) }
    }
    const [first, last] = [bars[0], bars.at(-1)]
    if (first && last && areAlike(bars)) {
      return { kind: 'line', title, points: bars, figure: { number: last.text, label: last.label } }
    }
  }
  if (figure === null) return null
  const noted = post.figure?.mark
  const mark = chartNoted(noted, { content, figure: figure.number }, locale) ?? markOf(figure, table, locale, noted)
  return { kind: 'figure', title, figure, mark }
}

/** The picture of a video: its subject in the word that its editors chose, or else its title; what it shows; and its parts. */
export function drawingOfVideo(video: SeedVideo, locale: Locale): Drawing {
  const title = inLanguage(video.title ?? {}, locale)
  return {
    kind: 'video',
    title,
    word: video.sign?.[locale] ?? title,
    glance: spoken(video.glance, locale) ?? video.sign?.[locale] ?? title,
    scene: sceneIn(video, locale),
    parts: partsOf(video, locale),
  }
}

/** A text of a video that may be the same in every language. */
const spoken = (text: Translated | string | undefined, locale: Locale): string | undefined =>
  typeof text === 'object' ? text[locale] : text

function sceneIn({ scene }: SeedVideo, locale: Locale): VideoScene | null {
  if (scene === undefined) return null
  const items = (spoken(scene.items, locale) ?? '').split(' · ').map((item) => {
    const [text = '', label = ''] = item.split(/ \| ?/)
    return { text, label }
  })
  return { kind: scene.kind, ground: scene.ground, items, rise: riseIn(locale) }
}

function partsOf({ transcript, parts }: SeedVideo, locale: Locale): readonly VideoPart[] {
  if (transcript === undefined || parts === undefined) return []
  const starts = startsOfParts(transcript)
  return parts[locale].split(' · ').map((name, index) => ({ name, seconds: starts[index] ?? 0 }))
}

/** `0 đ | phí giao dịch`: a number with its unit, and what it counts; then, if thumbnails need them, fewer words for it, or of steps `Gửi · Chuyển`. */
export function namedFigure(text: string | undefined): Figure | null {
  const [number, label, short] = text?.split(' | ') ?? []
  if (number === undefined || label === undefined) return null
  if (short?.includes(' · ')) return { number, label, steps: short.split(' · ') }
  return short === undefined ? { number, label } : { number, label, short }
}

function figureIn(title: string): Figure | null {
  const quantity = findQuantity(title)
  if (quantity === null) return null
  const { number, unit } = quantity
  // A percentage says nothing without what it is a percentage of, which the headline's words tell and not the number.
  return unit === '%' ? null : { number, label: unit }
}

/** Columns of a table about a fall: tables of a few figures, which may come before it, have two. */
const columnsOfFall = 3

/** Values this near to each other would have bars of one length: they are a line over the rows instead. */
const alike = 0.85

function areAlike(bars: readonly Bar[]): boolean {
  const values = bars.map(({ value }) => value)
  return bars.length > 2 && Math.min(...values) / Math.max(...values) > alike
}

/** What a table says of ratios that lead to nothing. */
const calm = /<small>[^<]*<\/small>/g

/** The rows of a table: a fall first; in the last cell a ratio, with what it leads to before it. */
function fallOf(rows: readonly (readonly string[])[], locale: Locale): readonly FallPoint[] {
  const decimal = locale === 'vi' ? ',' : '.'
  return rows.map((row, index) => {
    const [label = '', cell = ''] = [row[0], row.at(-1)]
    const [, status = '', text = ''] = /^(\D*?) ?([\d.,]+%)$/.exec(cell) ?? []
    const ratio = toAmount(text, decimal)?.value ?? 0
    const ofStatus = index === rows.length - 1 ? 'd' : 'a'
    const fall = Math.abs(toAmount(label, decimal)?.value ?? 0)
    return {
      label,
      fall,
      text,
      ratio,
      status,
      tone: status === '' ? 'b' : ofStatus,
      amount: amountIn(row.at(-2) ?? '', locale),
    }
  })
}

const wordsOfFall = {
  vi: {
    parts: { loan: 'Vay', price: 'Giá', ratio: 'Tỷ lệ' },
    unit: ' tr',
    after: (fall: string) => `vốn khi giá giảm ${fall}`,
    short: 'vốn',
  },
  en: {
    parts: { loan: 'Loan', price: 'Price', ratio: 'Ratio' },
    unit: 'm',
    after: (fall: string) => `equity if price falls ${fall}`,
    short: 'equity',
  },
  ko: {
    parts: { loan: '융자', price: '주가', ratio: '비율' },
    unit: '만',
    after: (fall: string) => `주가 −${fall} 시 순자산`,
    short: '순자산',
  },
} as const satisfies Record<Locale, object>

/** An amount of a table with its short unit; Korean has one of its own for ten thousand times ten thousand. */
function amountIn(cell: string, locale: Locale): string {
  return locale === 'ko' && cell === '10,000' ? '1억' : cell + wordsOfFall[locale].unit
}

/** What the last fall takes of own funds: the loan, which stays, makes more of it than of the price. */
function lostIn(points: readonly FallPoint[], locale: Locale): Figure {
  const [first = 50, last = 50] = [points[0]?.ratio, points.at(-1)?.ratio]
  const left = (last / (100 - last) / first) * (100 - first)
  const number = (100 * (1 - left)).toFixed(1).replace('.', locale === 'vi' ? ',' : '.')
  const { after, short } = wordsOfFall[locale]
  const fall = points.at(-1)?.label ?? ''
  return { number: `−${number}%`, label: after(fall), short }
}

const inLanguage = (text: Partial<Record<Locale, string>>, locale: Locale): string => text[locale] ?? text.vi ?? ''
