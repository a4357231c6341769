import { readFileSync } from 'node:fs'

import { create } from '@cantoo/fontkit'

import { fontFile, type Weight } from '../font-files'

/** Grid units per em of an outline. The coarse grid compresses better; the fine one keeps large digits smooth. */
const [coarse, fine] = [72, 160]

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

/** A text in the fonts of the site: Hangul in its own, numbers and all else in the Latin one, as on a page. */
function layOut(text: string, weight: Weight) {
  const runs = text.normalize('NFC').match(/\p{Script=Hangul}+|\P{Script=Hangul}+/gu) ?? []
  let pen = 0
  return runs.flatMap((run) => {
    const font = fontFor(/\p{Script=Hangul}/u.test(run) ? 'korean' : 'latin', weight)
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

/**
 * A line of text as a path of the site's fonts, `size` pixels per em, from `x` on the baseline `y`. An SVG that is shown as an
 * image has no access to the fonts of its page, and Korean is not on every computer.
 */
export function outline(
  text: string,
  at: { x: number; y: number; size: number; weight: Weight; style: string; isFine?: boolean },
): string {
  const grid = at.isFine === true ? fine : coarse
  let [x, y] = [0, 0]
  let path = ''
  // Where the next curve bends if it goes on as smoothly as it can, which takes half the numbers to say.
  let smooth: readonly [number, number] | null = null
  for (const { commands, unitsPerEm, left } of layOut(text, at.weight)) {
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
      const from = [x, y] as const
      for (let each = 0; each < args.length; each += 2) {
        // Rounded within its glyph, so that every outline of a letter is the same and compresses to one.
        x = Math.round(left * grid) + Math.round((args[each] ?? 0) * scale)
        y = -Math.round((args[each + 1] ?? 0) * scale)
        points.push(x - from[0], y - from[1])
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
  const style = at.style === '' ? '' : ` class="${at.style}"`
  return `<path${style} transform="translate(${Math.round(at.x)} ${Math.round(at.y)})scale(${Number((at.size / grid).toFixed(3))})" d="${path}"/>`
}

const letterOf = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const

/** A command with its numbers in the shortest spelling; none for a line that rounding made a point. */
function segment(letter: string, points: readonly number[]): string {
  if (letter !== 'm' && points.every((each) => each === 0)) return ''
  if (letter === 'l' && points[1] === 0) return `h${points[0]}`
  if (letter === 'l' && points[0] === 0) return `v${points[1]}`
  return letter + points.join(' ').replaceAll(' -', '-')
}
