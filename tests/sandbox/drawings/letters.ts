import { readFileSync } from 'node:fs'

import { create } from '@cantoo/fontkit'

import { fontFile, type Weight } from '../font-files'
import { joined, type Point, type Stretch } from './curves'

/** Grid units per em of an outline. The coarse grid compresses better; the fine one keeps large digits smooth. */
const [coarse, fine] = [72, 120]

type Font = Extract<NonNullable<ReturnType<typeof create>>, { glyphForCodePoint: unknown }>

const fonts = new Map<string, Font>()

function fontFor(script: 'korean' | 'latin', weight: Weight): Font {
  const file = fontFile(script, weight)
  const known = fonts.get(file)
  if (known !== undefined) return known
  const font = create(readFileSync(file))
  if (font === null || !('glyphForCodePoint' in font)) throw new Error(`${file} is not a font`)
  fonts.set(file, font)
  return font
}

type Glyph = ReturnType<Font['layout']>['glyphs'][number]

const known = new WeakMap<Glyph, readonly (readonly Stretch[])[]>()

/** The outlines of a letter, with as few curves as they need. */
function outlinesOf(glyph: Glyph): readonly (readonly Stretch[])[] {
  const before = known.get(glyph)
  if (before !== undefined) return before
  const found: Stretch[][] = []
  let from: Point = [0, 0]
  for (const { command, args } of glyph.path.commands) {
    const points = Array.from({ length: args.length / 2 }, (_, each): Point => [
      args[2 * each] ?? 0,
      args[2 * each + 1] ?? 0,
    ])
    const to = points.at(-1)
    if (to === undefined) continue
    if (command === 'moveTo') found.push([])
    else found.at(-1)?.push({ from, bends: points.slice(0, -1), to })
    from = to
  }
  const fewer = found.map(joined)
  known.set(glyph, fewer)
  return fewer
}

/** How much nearer to the digits on either side a comma or a point within a number is, in ems. */
const nearer = 0.04

/** How much closer a ± sign is set to its number: as a glyph it has side bearings. */
const ofSign = 0.08

const isDigit = (glyph: Glyph | undefined): boolean => /^\d$/.test(String.fromCodePoint(...(glyph?.codePoints ?? [])))
const isSeparator = ({ codePoints: [code] }: Glyph): boolean => code === 0x2c || code === 0x2e

/** A text in the fonts of the site: Hangul in its own, which alone has arrows, numbers and all else in the Latin one, as on a page. */
function layOut(text: string, weight: Weight) {
  const runs = text.normalize('NFC').match(/[\p{Script=Hangul}→]+|[^\p{Script=Hangul}→]+/gu) ?? []
  let pen = 0
  return runs.flatMap((run) => {
    const font = fontFor(/[\p{Script=Hangul}→]/u.test(run) ? 'korean' : 'latin', weight)
    const { glyphs, positions } = font.layout(run)
    return glyphs.map((glyph, index) => {
      const isInNumber = isSeparator(glyph) && isDigit(glyphs[index - 1]) && isDigit(glyphs[index + 1])
      const left = isInNumber ? pen - nearer : pen
      pen +=
        (positions?.[index]?.xAdvance ?? 0) / font.unitsPerEm -
        (isInNumber ? 2 * nearer : glyph.codePoints[0] === 0xb1 ? ofSign : 0)
      return { outlines: outlinesOf(glyph), unitsPerEm: font.unitsPerEm, left, right: pen }
    })
  })
}

/** Width of a line of text in ems. */
export const widthOf = (text: string, weight: Weight): number => layOut(text, weight).at(-1)?.right ?? 0

/** How far the ink of a line begins after its start, in ems: a plus sign has more air before it than a letter. */
export function inkStart(text: string, weight: Weight): number {
  const [first] = layOut(text, weight)
  const points = first?.outlines.flat().map(({ to: [x] }) => x) ?? []
  return first === undefined || points.length === 0 ? 0 : Math.min(...points) / first.unitsPerEm
}

/**
 * A line of text as a path of the site's fonts, `size` pixels per em, from `x` on the baseline `y`. An SVG that is shown as an
 * image has no access to the fonts of its page, and Korean is not on every computer.
 */
export function outline(
  text: string,
  at: { x: number; y: number; size: number; weight: Weight; style: string; isFine?: boolean },
): string {
  const grid = at.isFine === true ? fine : coarse
  return `<path${classOf(at.style)} transform="translate(${Math.round(at.x)} ${Math.round(at.y)})scale(${scaleOf(at.size, grid)})" d="${pathIn(text, at.weight, grid)}"/>`
}

/**
 * The same in a size that a rule of the picture's style sets, at `x` with the given part of its width before it: at its start,
 * its middle or its end. So one outline serves every size that the text has.
 */
export function resized(
  text: string,
  at: { x: number; y: number; before: 0 | 0.5 | 1; weight: Weight; style: string },
): string {
  const shift = Math.round(widthOf(text, at.weight) * coarse * at.before)
  return `<g transform="translate(${Math.round(at.x)} ${Math.round(at.y)})"><path${classOf(at.style)} d="${pathIn(text, at.weight, coarse, -shift)}"/></g>`
}

const classOf = (style: string): string => (style === '' ? '' : ` class="${style}"`)

/** How much an outline is scaled for a size in pixels. */
export const scaleOf = (size: number, grid: number = coarse): string =>
  Number((size / grid).toFixed(2))
    .toString()
    .replace(/^0/, '')

/** The outline of a text in units of a grid, from `from` on. */
function pathIn(text: string, weight: Weight, grid: number, from = 0): string {
  let pen: Point = [0, 0]
  let path = ''
  for (const { outlines, unitsPerEm, left } of layOut(text, weight)) {
    // Rounded within its glyph, so that every outline of a letter is the same and compresses to one.
    const shift = from + Math.round(left * grid)
    const placed = ([x, y]: Point): Point => [
      shift + Math.round((x * grid) / unitsPerEm),
      -Math.round((y * grid) / unitsPerEm),
    ]
    for (const outline of outlines) {
      const first = placed(outline[0]?.from ?? [0, 0])
      path += segment('m', [first[0] - pen[0], first[1] - pen[1]])
      pen = first
      for (const { bends, to } of outline) {
        const points = [...bends, to].map(placed).flatMap(([x, y]) => [x - pen[0], y - pen[1]])
        path += segment('lqc'.charAt(bends.length), points)
        pen = placed(to)
      }
      path += 'z'
      pen = first
    }
  }
  return path
}

/** A command with its numbers in the shortest spelling; none for a line that rounding made a point. */
function segment(letter: string, points: readonly number[]): string {
  if (letter !== 'm' && points.every((each) => each === 0)) return ''
  if (letter === 'l' && points[1] === 0) return `h${points[0]}`
  if (letter === 'l' && points[0] === 0) return `v${points[1]}`
  return letter + points.join(' ').replaceAll(' -', '-')
}
