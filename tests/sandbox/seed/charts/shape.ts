import { widthOf } from '../../drawings/letters'
import type { Chart } from './chart'

const width = 720

const heights = { bars: 340, line: 264, range: 144, floors: 232 } as const

/** The step from a line of words to the next, in their size. */
export const lineOfWords = 1.35

/** The height of a line with no levels to name, or with one, and of a few bars. */
const low = 256

/** The height of a few bars of which some are not known yet, so that most are no blocks: with their bracket. */
const lowOfForecast = 228

/** The height on phones, where the page gives it the room (app/reading.css). */
const tall = 440

/** The height of a line of a few values, each with its number: it has little to climb. */
const lowOfFew = 212

/** The same of many values, which as the others' would be lost between the names of their levels. */
const tallest = 600

/** The height of bars on phones of which some are not known yet, where their bracket and numbers would leave little of it. */
const tallOfForecast = 300

/** The height of a range on phones, where a bar as low as the words beside it would be a stroke, and values have a line of words each. */
const tallOfRange = 302

/** Values up to which each has a dot, and a line is no longer than a few; more would be a string of beads. */
export const mostDots = 8

/** Font size from which a form is the phone's. */
export const large = 24

const fewBars = 4

/** Whether a chart is a few bars of which some are not known yet. */
export const isForecastOf = ({ form, labels, series, forecast }: Chart): boolean =>
  form === 'bars' && series.length === 1 && labels.length <= fewBars && forecast !== null

/** Units of a drawing. */
export function sizeOf(chart: Chart): { readonly width: number; readonly height: number } {
  const { form, levels, labels, series } = chart
  const isFew = series.length === 1 && labels.length <= fewBars
  const isLow = form === 'line' ? levels.length < 2 : form === 'bars' && isFew
  if (!isLow) return { width, height: heights[form] }
  if (form === 'line' && labels.length <= mostDots) return { width, height: lowOfFew }
  return { width, height: isForecastOf(chart) ? lowOfForecast : low }
}

/** The height of the form with words of a size: on phones, names amid lines and sessions need more room, as does the bar of a range. */
export function heightAt(chart: Chart, size: number): number {
  if (size < large) return sizeOf(chart).height
  if (chart.form === 'bars') return isForecastOf(chart) ? tallOfForecast : sizeOf(chart).height
  if (chart.form === 'range') return tallOfRange
  return chart.labels.length > mostDots ? tallest : tall
}

/** Number of a series, or the colour of rules, of text, of quiet text, and of the rise, the fall and the floor of a price, and of a margin call. */
export type Tone = number | 'rule' | 'text' | 'soft' | 'rise' | 'fall' | 'floor' | 'call'

export type Point = readonly [x: number, y: number]

export type Shape =
  | {
      readonly kind: 'bar'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly tone: Tone
      /** Of a bar in parts, which of its ends are round; how much of its colour a paler bar or part has. */
      readonly ends?: readonly [left: boolean, right: boolean]
      readonly strength?: number | undefined
      /** Only outlined, over a faint ground: it is not known yet. */
      readonly isForecast?: boolean
    }
  | {
      readonly kind: 'path'
      readonly points: readonly Point[]
      readonly tone: Tone
      readonly width: number
      readonly isDashed?: boolean
    }
  | { readonly kind: 'area'; readonly points: readonly Point[]; readonly tone: Tone }
  | { readonly kind: 'dot'; readonly at: Point; readonly tone: Tone }
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly text: string
      readonly anchor: 'start' | 'middle' | 'end'
      readonly tone: 'text' | 'soft'
      readonly isBold: boolean
    }

export type Words = Extract<Shape, { kind: 'text' }>

/** A word on its baseline, kept within the drawing: a label of the first or last point may be wider than the room beside it. */
export function wordAt([x, y]: Point, text: string, size: number, look: Partial<Words> = {}): Words {
  const { anchor = 'middle', tone = 'text', isBold = false } = look
  const long = lengthOf(text, size, isBold)
  const left = x - { start: 0, middle: long / 2, end: long }[anchor]
  const inside = Math.max(0, Math.min(left, width - long))
  return { kind: 'text', x: inside, y, size, text, anchor: 'start', tone, isBold }
}

export const lengthOf = (text: string, size: number, isBold = false): number =>
  widthOf(text, isBold ? 'bold' : 'regular') * size

/** Where a value is between two edges. */
export const scaleTo =
  ([low, high]: readonly [number, number], [bottom, top]: readonly [number, number]) =>
  (value: number): number =>
    bottom - ((value - low) / (high - low || 1)) * (bottom - top)
