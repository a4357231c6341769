import { fitted, headline, margin, text, textAround, textBefore, width } from './draw-parts'
import type { Form, Items } from './video-parts'
import { label, largeAround, rect, room, sizes } from './video-parts'

/** Draws a piece of a screen into its place. */
export type Piece = (items: Items, at: Box) => string

export interface Box {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

/** The piece of a screen at the right of a picture goes on below its foot. */
const panel: Box = { x: 520, y: 84, wide: 596, high: 640 }

/** Within the panel of a picture, and on a small one, where the figure is above it. */
const inner: Box = { x: panel.x + 44, y: panel.y + 44, wide: panel.wide - 88, high: 500 }
const innerSmall: Box = { x: 620, y: 344, wide: 496, high: 290 }

/** A figure at the left, with the piece of the screen that it comes from beside it; on a small picture below it. */
export function withFigure(glance: string, form: Form, items: Items, piece: Piece): string {
  if (form === 'small') {
    return headline(margin, 262, fitted(glance, 210, 'bold'), glance, 't', 'bold') + piece(items, innerSmall)
  }
  const figure = headline(margin, 322, fitted(glance, 170, 'bold', 370), glance, 't', 'bold')
  return figure + rect(panel.x, panel.y, panel.wide, panel.high, 's', 36) + piece(items, inner)
}

/** What the figure of a video is, below it. */
export function figureName(glance: string, items: Items): string {
  const name = items.find((item) => glance.includes(item.text))?.label ?? ''
  return name === '' ? '' : text(margin, 402, fitted(name, sizes.label, 'bold', 370), name, `m ${label}`, 'bold')
}

/** The numbers of steps or parts in place of their names, which would be too small to be read; the last is what matters. */
export const numbers: Piece = (items, { x, y, wide, high }) =>
  items
    .map(({ text: number }, index) => {
      const radius = 74
      const middle = x + radius + (index * (wide - 2 * radius)) / Math.max(1, items.length - 1)
      const isLast = index === items.length - 1
      return [
        `<circle cx="${Math.round(middle)}" cy="${Math.round(y + high / 2)}" r="${radius}" fill="var(--${isLast ? 'a' : 's'})"/>`,
        largeAround(middle, y + high / 2, number, 108, isLast ? 'o' : 't'),
      ].join('')
    })
    .join('')

/** Steps of a form: those that are done, and the one to do. */
export const steps: Piece = (items, { x, y, wide }) => {
  const size = Math.min(...items.map(({ label }) => fitted(label, 56, 'bold', wide - 130)))
  return items
    .map(({ text: number, label }, index) => {
      const middle = y + 66 + index * 160
      const isLast = index === items.length - 1
      return [
        isLast ? rect(x - 20, middle - 70, wide + 40, 140, 'a', 28) : '',
        `<circle cx="${x + 44}" cy="${middle}" r="44" fill="var(--${isLast ? 'g' : 'b'})"/>`,
        isLast
          ? largeAround(x + 44, middle, number, 56, 'q')
          : `<path fill="none" stroke="#fff" stroke-width="11" d="M${x + 24} ${middle}l14 16 26-32"/>`,
        text(x + 116, middle + size * 0.35, size, label, isLast ? 'o' : 't', 'bold'),
      ].join('')
    })
    .join('')
}

/** Parts of a document, marked where they are to be read. */
export const clauses: Piece = (items, { x, y, wide }) => {
  const size = Math.min(...items.map(({ label }) => fitted(label, 56, 'bold', wide - 40)))
  return items
    .map(({ label }, index) => {
      const top = y + index * 168
      return [
        rect(x, top, 12, 128, 'a', 6),
        text(x + 40, top + 52, size, label, 't', 'bold'),
        rect(x + 40, top + 82, wide - 60, 16, 'b', 8),
        rect(x + 40, top + 110, (wide - 60) * (0.8 - index * 0.2), 16, 'b', 8),
      ].join('')
    })
    .join('')
}

/** Entries of a statement with their amounts, the last the one that the video is about. */
export const statement: Piece = (items, { x, y, wide }) =>
  items
    .map(({ text: amount, label }, index) => {
      const top = y + index * 220
      const isLast = index === items.length - 1
      return [
        isLast ? rect(x - 20, top - 16, wide + 40, 216, 'a', 28) : '',
        text(x, top + 48, fitted(label, 50, 'bold', wide), label, isLast ? 'o' : 'm', 'bold'),
        textBefore(x + wide, top + 154, fitted(amount, 92, 'bold', wide), amount, isLast ? 'o' : 't', 'bold'),
      ].join('')
    })
    .join('')

/** Kinds to choose from, of which the first is chosen. */
export const menu: Piece = (items, { x, y, wide }) =>
  items
    .map(({ text: said }, index) => {
      const middle = y + 54 + index * 132
      const isFirst = index === 0
      return [
        isFirst ? rect(x - 20, middle - 62, wide + 40, 124, 'a', 28) : rect(x, middle - 68, wide, 4, 'b', 2),
        text(x + 12, middle + 26, 74, said, isFirst ? 'o' : 't', 'bold'),
        `<circle cx="${x + wide - 44}" cy="${middle}" r="28" fill="none" stroke="var(--${isFirst ? 'o' : 'b'})" stroke-width="${isFirst ? 20 : 8}"/>`,
      ].join('')
    })
    .join('')

/** The floor, the reference and the ceiling as rows of a price board, the highest first. */
export const quotes: Piece = (items, { x, y, wide }) =>
  items
    .map(({ text: price, label }, index) => {
      const tone = 'cfv'[index] ?? 't'
      const top = y + (items.length - 1 - index) * 168
      return [
        rect(x, top, 14, 128, tone, 7),
        text(x + 44, top + 36, 44, label, 'm', 'bold'),
        textBefore(x + wide, top + 126, 84, price, tone, 'bold'),
      ].join('')
    })
    .join('')

/** An order: what it is in lines, and the button that sends it. */
export const order: Piece = (items, { x, y, wide }) =>
  items
    .map(({ text: said, label }, index) => {
      const top = y + index * 164
      if (index === items.length - 1) {
        return rect(x - 12, top + 4, wide + 24, 164, 'a', 28) + largeAround(x + wide / 2, top + 86, said, 92, 'o')
      }
      return [
        text(x, top + 84, fitted(label, 50, 'bold', wide / 2), label, 'm', 'bold'),
        textBefore(x + wide, top + 90, 86, said, 't', 'bold'),
        rect(x, top + 142, wide, 4, 'b', 2),
      ].join('')
    })
    .join('')

/** Ratios as filled bars. */
export const meters: Piece = (items, { x, y, wide }) =>
  items
    .map(({ text: said, label }, index) => {
      const top = y + index * 232
      return [
        text(x, top + 78, fitted(label, 50, 'bold', wide - 240), label, 'm', 'bold'),
        textBefore(x + wide, top + 82, 92, said, 't', 'bold'),
        rect(x, top + 116, wide, 52, 'g', 26),
        rect(x, top + 116, (wide * Number.parseInt(said, 10)) / 100, 52, index === 0 ? 'b' : 'a', 26),
      ].join('')
    })
    .join('')

/** On a small picture, each ratio beside its bar. */
export const metersSmall = (items: Items): string =>
  items
    .map(({ text: said }, index) => {
      const [middle, left] = [131 + index * 182, margin + 380]
      const most = width - margin - left
      const filled = (most * Number.parseInt(said, 10)) / 100
      return [
        text(margin, middle + 52, fitted(said, 150, 'bold', 340), said, 't', 'bold'),
        rect(left, middle - 46, most, 92, 's', 46),
        rect(left, middle - 46, filled, 92, index === 0 ? 'b' : 'a', 46),
      ].join('')
    })
    .join('')

/** On a small picture, the amount or the words that the video is about, over what they are. */
export const saidSmall = (items: Items, glance: string): string => {
  const said = items.find((item) => item.text === glance) ?? items.at(-1)
  if (said === undefined) return ''
  return [
    rect(margin, 48, room, 190, 'a'),
    largeAround(width / 2, 143, said.text, fitted(said.text, 150, 'bold', 980), 'o'),
    textAround(width / 2, 358, fitted(said.label, 122, 'bold'), said.label, 't', 'bold'),
  ].join('')
}
