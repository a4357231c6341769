import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { create, type Font } from '@cantoo/fontkit'

/** Weights of Be Vietnam Pro that the sandbox draws with. */
export type Weight = 'regular' | 'semibold' | 'bold'

const files: Record<Weight, string> = {
  regular: '400Regular/BeVietnamPro_400Regular.ttf',
  semibold: '600SemiBold/BeVietnamPro_600SemiBold.ttf',
  bold: '700Bold/BeVietnamPro_700Bold.ttf',
}

const require = createRequire(import.meta.url)
const loaded = new Map<Weight, Font>()

/** The font's file: whole, with every Vietnamese letter. */
export function fontBytes(weight: Weight): Uint8Array {
  return readFileSync(require.resolve(`@expo-google-fonts/be-vietnam-pro/${files[weight]}`))
}

function fontOf(weight: Weight): Font {
  const known = loaded.get(weight)
  if (known) return known
  const font = create(Buffer.from(fontBytes(weight)))
  if (!('layout' in font)) throw new Error(`${files[weight]} is a collection, not a font`)
  loaded.set(weight, font)
  return font
}

export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly fill?: string
  readonly opacity?: number
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** Width of a line in the units of `size`. */
export function textWidth(text: string, size: number, weight: Weight = 'regular'): number {
  const font = fontOf(weight)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/**
 * A line of text as an SVG path with its baseline at `y`. Paths rather than `<text>`: a bare machine has no fonts, and
 * the pictures must be the same everywhere.
 */
export function text(x: number, y: number, line: string, style: TextStyle): string {
  const font = fontOf(style.weight ?? 'regular')
  const scale = style.size / font.unitsPerEm
  const run = font.layout(line)
  const width = run.advanceWidth * scale
  let pen = x - width * { start: 0, middle: 0.5, end: 1 }[style.anchor ?? 'start']
  const outlines: string[] = []
  for (const [index, glyph] of run.glyphs.entries()) {
    const advance = (run.positions?.[index]?.xAdvance ?? glyph.advanceWidth) * scale
    outlines.push(glyph.path.transform(scale, 0, 0, -scale, round(pen), y).toSVG())
    pen += advance
  }
  const opacity = style.opacity === undefined ? '' : ` opacity="${style.opacity}"`
  return `<path fill="${style.fill ?? '#14172B'}"${opacity} d="${outlines.join('')}"/>`
}

/** Breaks at spaces so that no line is wider than `width`. */
export function wrap(paragraph: string, width: number, size: number, weight: Weight = 'regular'): string[] {
  const lines: string[] = []
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(longer, size, weight) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const round = (value: number) => Math.round(value * 100) / 100
