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

/**
 * Draws where money went in a session: below each amount its bar, to the scale of the largest, that of an average pale; below each
 * percentage its share of a whole. Other figures stay as they are.
 * @param html of `toArticleHtml`
 */
export function drawFlows(html: string, locale: Locale): string {
  return html.replaceAll(box, (whole) => {
    const rows = [...whole.matchAll(row)].map(([, name = '', text = '']) => ({ name, value: amountIn(text, locale) }))
    const most = Math.max(...rows.map(({ value }) => value))
    if (most === 0 || !rows.some(({ name, value }) => value > 0 && average.test(name))) return whole
    return whole.replace(' figures"', ' figures flows"').replaceAll(row, (line: string, name: string, text: string) => {
      const value = amountIn(text, locale)
      const part = value > 0 ? (100 * value) / most : Number.parseFloat(text)
      if (!part) return line
      const look = average.test(name) ? '' : ' class="is-main"'
      return line.replace(
        '</td>',
        `<svg class="share-bar" aria-hidden="true"><rect class="is-track" width="100%" height="100%"/><rect${look} width="${part.toFixed(1)}%" height="100%"/></svg></td>`,
      )
    })
  })
}

const numberIn = (text: string, locale: Locale): number =>
  Number(locale === 'vi' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''))
