import { readFileSync } from 'node:fs'

import { create } from '@cantoo/fontkit'

import { fontFile, type Weight } from '../font-files'

/** Grid units per em of an outline. The coarse grid compresses better; the fine one keeps large digits smooth. */
const [coarse, fine] = [60, 120]

/** How far the bend of a curve may move, in units: rounding has moved it as far already. */
const tolerance = 1

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

/** A text in the fonts of the site: Hangul in its own, which alone has arrows, numbers and all else in the Latin one, as on a page. */
function layOut(text: string, weight: Weight) {
  const runs = text.normalize('NFC').match(/[\p{Script=Hangul}→]+|[^\p{Script=Hangul}→]+/gu) ?? []
  let pen = 0
  return runs.flatMap((run) => {
    const font = fontFor(/[\p{Script=Hangul}→]/u.test(run) ? 'korean' : 'latin', weight)
    const { glyphs, positions } = font.layout(run)
    return glyphs.map((glyph, index) => {
      const left = pen
      pen += (positions?.[index]?.xAdvance ?? 0) / font.unitsPerEm
      return { commands: glyph.path.commands, unitsPerEm: font.unitsPerEm, left, right: pen }
    })
  })
}

/** Width of a line of text in ems. */
export const widthOf = (text: string, weight: Weight): number => layOut(text, weight).at(-1)?.right ?? 0

/** How far the ink of a line begins after its start, in ems: a plus sign has more air before it than a letter. */
export function inkStart(text: string, weight: Weight): number {
  const [first] = layOut(text, weight)
  const points = first?.commands.flatMap(({ args }) => args.filter((_, index) => index % 2 === 0)) ?? []
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
  Number((size / grid).toFixed(3))
    .toString()
    .replace(/^0/, '')

/** The outline of a text in units of a grid, from `from` on. */
function pathIn(text: string, weight: Weight, grid: number, from = 0): string {
  let [x, y] = [0, 0]
  let path = ''
  // Where the next curve bends if it goes on as smoothly as it can, which takes half the numbers to say.
  let smooth: readonly [number, number] | null = null
  for (const { commands, unitsPerEm, left } of layOut(text, weight)) {
    const scale = grid / unitsPerEm
    let start: readonly [number, number] = [x, y]
    for (const { command, args } of commands) {
      if (command === 'closePath') {
        path += 'z'
        ;[x, y] = start
        smooth = null
        continue
      }
      const points: number[] = []
      const pen = [x, y] as const
      for (let each = 0; each < args.length; each += 2) {
        // Rounded within its glyph, so that every outline of a letter is the same and compresses to one.
        x = from + Math.round(left * grid) + Math.round((args[each] ?? 0) * scale)
        y = -Math.round((args[each + 1] ?? 0) * scale)
        points.push(x - pen[0], y - pen[1])
      }
      if (command === 'moveTo') start = [x, y]
      const [bendX = 0, bendY = 0, stepX = 0, stepY = 0] = points
      if (command !== 'quadraticCurveTo') {
        smooth = null
        path += segment(letterOf[command], points)
      } else if (
        smooth !== null &&
        Math.abs(smooth[0] - bendX) <= tolerance &&
        Math.abs(smooth[1] - bendY) <= tolerance
      ) {
        path += segment('t', [stepX, stepY])
        smooth = [stepX - smooth[0], stepY - smooth[1]]
      } else {
        path += segment('q', points)
        smooth = [stepX - bendX, stepY - bendY]
      }
    }
  }
  return path
}

const letterOf = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const

/** A command with its numbers in the shortest spelling; none for a line that rounding made a point. */
function segment(letter: string, points: readonly number[]): string {
  if (letter !== 'm' && points.every((each) => each === 0)) return ''
  if (letter === 'l' && points[1] === 0) return `h${points[0]}`
  if (letter === 'l' && points[0] === 0) return `v${points[1]}`
  return letter + points.join(' ').replaceAll(' -', '-')
}
