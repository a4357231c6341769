import { fitted, pathOf, text, textBefore } from './draw-parts'
import type { Box, Piece } from './video-panels'
import { type Items, labelAround, rect } from './video-parts'

const stroke = (d: string, tone: string, wide = 14) =>
  `<path fill="none" stroke="var(--${tone})" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`

const dot = (x: number, y: number, tone: string, radius = 22) =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}" fill="var(--${tone})"/>`

const frameOf = ({ x, y, wide, high }: Box) => ({ left: x, right: x + wide, top: y, bottom: y + high })

/** Ratios of a loan while its shares fall, down to the last of the thresholds. */
const falling = [52, 50, 51, 48, 49, 46, 47, 43, 44, 41, 37, 33, 30]

/** The thresholds that a falling ratio meets, each with its name below it, left of where the ratio gets there. */
export const gauge: Piece = (items, { x, y, wide, high }) => {
  const frame = { left: x, right: x + wide - 184, top: y, bottom: y + high - 60 }
  const at = (ratio: number) => frame.bottom - ((frame.bottom - frame.top) * (ratio - 30)) / 22
  const marks = items.map(({ text: said, label }, index) => {
    const level = at(Number.parseInt(said, 10))
    const isLast = index === items.length - 1
    return [
      rect(x, level - 3, wide - 160, 6, isLast ? 'a' : 'b', 3),
      textBefore(x + wide, level + 22, 60, said, 't', 'bold'),
      text(x, level + 52, fitted(label, 46, 'bold', isLast ? 280 : 200), label, isLast ? 't w' : 'm w', 'bold'),
    ].join('')
  })
  return marks.join('') + stroke(pathOf(falling, frame), 't', 12) + dot(frame.right, frame.bottom, 'a')
}

export const gaugeSmall: Piece = (_, box) => {
  const frame = frameOf(box)
  return [
    ...[0.45, 0.72, 1].map((part) => rect(box.x, box.y + box.high * part - 8, box.wide, 16, part === 1 ? 'a' : 's', 8)),
    stroke(pathOf(falling, frame), 't', 24),
  ].join('')
}

/** Candles of an invented session: open, close, low and high. */
const candleData = [
  [20, 34, 14, 40],
  [34, 28, 22, 42],
  [28, 46, 24, 52],
  [46, 58, 42, 66],
  [58, 48, 40, 62],
  [48, 66, 44, 74],
  [66, 82, 62, 92],
] as const

/** Prices of a contract, in the colours of rise and fall. */
export const candles: Piece = (_, { x, y, wide, high }) => {
  const pitch = wide / candleData.length
  const at = (price: number) => y + high - (high * price) / 100
  return candleData
    .map(([open, close, low, top], index) => {
      const middle = x + pitch * (index + 0.5)
      const tone = close > open ? 'u' : 'd'
      const [from, to] = [at(Math.max(open, close)), at(Math.min(open, close))]
      return (
        rect(middle - 4, at(top), 8, at(low) - at(top), tone, 4) +
        rect(middle - pitch * 0.32, from, pitch * 0.64, to - from, tone, 8)
      )
    })
    .join('')
}

/**
 * What a right to buy is worth at each price: nothing up to the price of its exercise, then ever more, divided by how many
 * rights buy one share.
 */
export const payoff: Piece = ([price, exercise, , ratio], { x, y, wide, high }) => {
  const [base, bend, now] = [y + high - 150, x + wide * 0.34, x + wide * 0.82]
  const top = base - (now - bend)
  const at = `${ratio?.label ?? ''} ${ratio?.text ?? ''}`
  return [
    rect(bend - 2, top, 4, base - top, 'b', 2),
    rect(now - 2, top, 4, base - top, 'b', 2),
    rect(x, base - 3, wide, 6, 'b', 3),
    stroke(`M${x} ${base}H${bend}L${x + wide} ${base - (x + wide - bend)}`, 't'),
    dot(now, top, 'a', 28),
    text(x, y + 52, fitted(at, 56, 'bold', 380), at, 't', 'bold'),
    text(x, base + 76, 56, exercise?.text ?? '', 't', 'bold'),
    textBefore(x + wide, base + 76, 56, price?.text ?? '', 't', 'bold'),
    text(x, base + 134, fitted(exercise?.label ?? '', 44, 'bold', 240), exercise?.label ?? '', 'm w', 'bold'),
    textBefore(x + wide, base + 134, fitted(price?.label ?? '', 44, 'bold', 230), price?.label ?? '', 'm w', 'bold'),
  ].join('')
}

export const payoffSmall: Piece = ([, , , ratio], { x, y, wide, high }) => {
  const [base, bend] = [y + high - 30, x + wide * 0.5]
  return [
    rect(x, base - 8, wide, 16, 's', 8),
    stroke(`M${x} ${base}H${bend}L${x + wide} ${y - 10}`, 't', 26),
    text(x, base - 70, 140, ratio?.text ?? '', 'm', 'bold'),
  ].join('')
}

/** An invented day of a fund that is traded, minute by minute. */
const intraday = [40, 44, 38, 50, 46, 58, 54, 62, 52, 66, 60, 72, 68, 78]

const saidOf = (item: Items[number] | undefined): string => (item === undefined ? '' : `${item.text} · ${item.label}`)

/** A price that moves all day, over one that is set once a day. */
export const twin: Piece = ([traded, open], { x, y, wide }) => {
  const frame = { left: x, right: x + wide, top: y + 84, bottom: y + 200 }
  const size = Math.min(...[traded, open].map((item) => fitted(saidOf(item), 46, 'bold', wide)))
  const said = (item: typeof traded, top: number) => text(x, top + 44, size, saidOf(item), 't w', 'bold')
  return [
    said(traded, y),
    stroke(pathOf(intraday, frame), 'a', 12),
    rect(x, y + 244, wide, 4, 'b', 2),
    said(open, y + 272),
    ...[0, 1, 2, 3, 4].map((day) => dot(x + 22 + ((wide - 44) * day) / 4, y + 440 - day * 16, day === 4 ? 't' : 'b')),
  ].join('')
}

export const twinSmall: Piece = (_, box) => stroke(pathOf(intraday, frameOf(box)), 'a', 26)

/** What a monthly saving is after each of ten years: what was paid in, and what that earned at eight percent a year. */
const savings = Array.from({ length: 10 }, (_, year) => {
  const months = 12 * (year + 1)
  const rate = 0.08 / 12
  return { paid: months, total: ((1 + rate) ** months - 1) / rate }
})

export const growth: Piece = (items, { x, y, wide, high }) => {
  const [pitch, most] = [wide / savings.length, savings.at(-1)?.total ?? 1]
  const [isNamed, bottom] = [high > 400, high > 400 ? y + high - 120 : y + high]
  const tall = isNamed ? high - 130 : high
  const bars = savings.map(({ paid, total }, index) => {
    const left = x + pitch * index
    const own = (tall * paid) / most
    return (
      rect(left, bottom - (tall * total) / most, pitch - 12, (tall * total) / most, 'a', 6) +
      rect(left, bottom - own, pitch - 12, own, 'b', 6)
    )
  })
  const [paid] = items
  const name = isNamed && paid !== undefined ? `${paid.label} ${paid.text}` : ''
  return bars.join('') + (name === '' ? '' : text(x, bottom + 78, fitted(name, 54, 'bold', wide), name, 'm', 'bold'))
}

/** Invented courses of three things over a quarter. */
const courses = [
  [30, 36, 32, 44, 40, 52, 60],
  [50, 30, 44, 36, 58, 48, 62],
  [60, 54, 56, 40, 44, 30, 34],
]

/** What a quarter is read by, each with its course. */
export const sparks: Piece = (items, { x, y, wide, high }) => {
  const isNamed = high > 400
  const pitch = isNamed ? 170 : high / items.length
  return items
    .map(({ text: said }, index) => {
      const top = y + index * pitch
      const left = isNamed ? x + wide * 0.56 : x
      const path = pathOf(courses[index] ?? [], { left, right: x + wide, top: top + 10, bottom: top + pitch - 50 })
      return [
        isNamed ? text(x, top + 80, fitted(said, 56, 'bold', wide * 0.5), said, 't', 'bold') : '',
        stroke(path, index === 0 ? 'a' : 'm', isNamed ? 10 : 22),
        isNamed && index > 0 ? rect(x, top - 18, wide, 4, 'b', 2) : '',
      ].join('')
    })
    .join('')
}

/** Days as leaves of a calendar, the last the one that counts. */
export const leaf = (box: Box, said: string, name: string, counts: boolean, size: number): string => {
  const { x, y, wide, high } = box
  return [
    rect(x, y, wide, high, 's', 28),
    rect(x, y, wide, high * 0.26, counts ? 'a' : 'b', 28),
    rect(x, y + high * 0.14, wide, high * 0.12, counts ? 'a' : 'b', 0),
    labelAround(x + wide / 2, y + high * 0.2, name, size, counts ? 'o' : 'q'),
    said,
  ].join('')
}
