import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import { rulerOf } from './ruler'

const box =
  /<div class="table-scroll figures"[^>]*><table>\s*<caption>([\s\S]*?)<\/caption>(?:(?!<\/table>)[\s\S])*<\/table><\/div>/g
const row = /<tr>\s*<th scope="row">([^<]+)<\/th>\s*<td[^>]*>([^<]+)<\/td>\s*<\/tr>/g
const level = /^[\d.,]+(?:[–~][\d.,]+)?$/

/** Fewer levels are figures. */
const fewestLevels = 4

/**
 * Draws what a daily note claims: two shares of a whole as a bar below them, and levels of an index on a line, the
 * last of which is the index itself.
 * @param html of `toArticleHtml`
 */
export function drawFigures(html: string, locale: Locale): string {
  return html.replaceAll(box, (whole, caption: string) => {
    const rows = [...whole.matchAll(row)].map(([, name = '', text = '']) => ({ name, text: text.trim() }))
    const [part, rest] = rows.map(({ text }) => (text.endsWith('%') ? Number.parseInt(text, 10) : 0))
    if (rows.length === 2 && part && rest && part + rest === 100) {
      const bar = `<svg class="share-bar" aria-hidden="true"><rect width="100%" height="100%"/><rect class="is-main" width="${part}%" height="100%"/></svg>`
      return whole.replace(' figures"', ' figures shares"').replace(/<\/div>$/, `${bar}</div>`)
    }
    if (rows.length < fewestLevels || rows.some(({ text }) => !level.test(text))) return whole
    const marks = rows.map(({ name, text }, index) => {
      const [from = 0, to = from] = text.split(/[–~]/).map((number) => numberIn(number, locale))
      const isNow = index === rows.length - 1
      const words = isNow ? { below: [text, name] } : { above: [name, text] as const }
      return { said: `${name}: ${text}`, from, to, look: isNow ? 'is-price' : '', ...words }
    })
    return `<div class="level-ruler"><small>${caption}</small>${rulerOf(marks)}</div>`
  })
}

const average = /bình quân|average|평균/i

/** Billions of dong in what amounts are counted in. */
const units: Readonly<Record<string, number>> = { tỷ: 1, billion: 1, trillion: 1000, 조: 1000, 억: 0.1 }

const amountIn = (text: string, locale: Locale): number =>
  [...text.matchAll(/([\d.,]+)\s?(tỷ|billion|trillion|조|억)/g)].reduce(
    (sum, [, number = '', unit = '']) => sum + numberIn(number, locale) * (units[unit] ?? 0),
    0,
  )

/** A flow that may go either way. */
const net = /ròng|\bnet\b|순매/i
const outward = /bán ròng|selling|순매도/i

interface FlowWords {
  /** How far an amount is from its average. */
  toAverage: (change: string) => string
  /** What a percentage is a part of. */
  partOf: (amount: string, percentage: string) => string
}

/**
 * Says of the money of a session what its numbers mean: how far the amount is from its average, and what a percentage is a part of.
 * A net flow has its sign, and the colour of a fall or a rise. Other figures stay as they are.
 * @param html of `toArticleHtml`
 */
export function noteFlows(html: string, locale: Locale, words: FlowWords): string {
  const format = new Intl.NumberFormat(intlLocale[locale], { style: 'percent', minimumFractionDigits: 1 })
  const percent = (value: number) => format.format(value)
  const changed = (value: number) => (value < 0 ? '−' : '+') + percent(Math.abs(value))
  return html.replaceAll(box, (table) => {
    const rows = [...table.matchAll(row)].map(([, name = '', text = '']) => ({
      name,
      text,
      value: amountIn(text, locale),
    }))
    const usual = rows.find(({ name, value }) => value > 0 && average.test(name))
    const amount = rows.find(({ name, value }) => value > 0 && !average.test(name) && !net.test(name))
    if (usual === undefined || amount === undefined) return table
    return table.replace(' figures"', ' figures flows"').replaceAll(row, (line: string, name: string, text: string) => {
      const value = amountIn(text, locale)
      const noted = (note: string) => line.replace('</th>', ` <small>${note}</small></th>`)
      if (name === amount.name) return noted(words.toAverage(changed(value / usual.value - 1)))
      if (name === usual.name) return line.replace('<tr', '<tr class="is-usual"')
      if (value === 0 && Number.parseFloat(text) > 0) return noted(words.partOf(amount.text, ''))
      if (!net.test(name)) return line
      const isOut = /[−-]/.test(text) || outward.test(name)
      const signed = /^\s*[+−-]/.test(text) ? text : `${isOut ? '−' : '+'}${text}`
      return noted(words.partOf(amount.text, percent(value / amount.value)))
        .replace('<td', `<td data-flow="${isOut ? 'fall' : 'rise'}"`)
        .replace(`>${text}</td>`, `>${signed}</td>`)
    })
  })
}

const numberIn = (text: string, locale: Locale): number =>
  Number(locale === 'vi' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''))
