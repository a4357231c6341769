import { outline, widthOf } from './letters'
import type { Weight } from '../font-files'

/** Pixels of every picture. */
export const width = 1200
export const height = 675
export const margin = 84

/** A line of text in outlines, from `x` on the baseline `y`, in the colour of a class of the picture's style. */
export const text = (x: number, y: number, size: number, content: string, tone: string, weight: Weight): string =>
  outline(content, { x, y, size, weight, style: tone })

/** A line of text that ends at `x`. */
export const textBefore: typeof text = (x, y, size, content, tone, weight) =>
  text(x - widthOf(content, weight) * size, y, size, content, tone, weight)

/** A line of text around `x`, kept within the margins. */
export const textAround: typeof text = (x, y, size, content, tone, weight) => {
  const long = widthOf(content, weight) * size
  const start = Math.min(Math.max(margin, x - long / 2), width - margin - long)
  return text(start, y, size, content, tone, weight)
}

/** The font size, at most `most`, at which a text fits into `room` pixels. */
export const fitted = (content: string, most: number, weight: Weight, room = width - 2 * margin): number =>
  Math.min(most, room / Math.max(0.1, widthOf(content, weight)))

/** Width of the longest of some texts, in ems. */
export const widest = (texts: readonly string[], weight: Weight): number =>
  Math.max(...texts.map((content) => widthOf(content, weight)))

interface Frame {
  readonly top: number
  readonly bottom: number
  readonly right?: number
}

/** Where a value of a series is in the picture: the lowest at the bottom of the frame, the last at its right. */
export function placed(values: readonly number[], { top, bottom, right = width - margin }: Frame) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return (value: number, index: number): readonly [number, number] => [
    Math.round(margin + ((right - margin) * index) / Math.max(1, values.length - 1)),
    Math.round(bottom - ((bottom - top) * (value - low)) / (high - low || 1)),
  ]
}

/** The points of a series as the data of a path. */
export function pathOf(values: readonly number[], frame: Frame): string {
  const place = placed(values, frame)
  return `M${values.map((value, index) => place(value, index).join(' ')).join('L')}`
}
