import type { CardFields } from '@/lib/domain/identity/identity-card'
import type { Luma } from '@/lib/capture/frame/luma'
import { parseCardMrz } from './card-mrz'
import { leastLikeness, readCharacter } from './characters'
import { gridOf, type Grid } from './grid'
import { boxesOf, inkOf } from './ink'
import { digits, sexes, type MrzCharacter } from './ocr-b'
import { rowsOf } from './rows'

/** Characters of a line (TD1). */
const lineLength = 30

/**
 * Reads the machine-readable zone of a Vietnamese card in a picture (luma, upright or upside down). Only the digits are
 * read: the text between them is the same on every such card, and the name in the third line has lost its diacritics.
 * Five check digits confirm the result; null rather than a guess.
 */
export function readMrz(luma: Luma, now: Date = new Date()): CardFields | null {
  const upright = linesIn(luma)
  // Rows are found upside down, too; without any, there is nothing to turn.
  if (upright.length < 2) return null
  const turned = upsideDown(luma)
  return readGrids(luma, upright, now) ?? readGrids(turned, linesIn(turned), now)
}

/** Rows with as many characters as a line. */
function linesIn(luma: Luma): Grid[] {
  return rowsOf(boxesOf(inkOf(luma), luma.width, luma.height), luma.width)
    .map(gridOf)
    .filter(({ length }) => length === lineLength)
}

function readGrids(luma: Luma, grids: readonly Grid[], now: Date): CardFields | null {
  for (const [index, first] of grids.entries()) {
    const second = grids[index + 1]
    const fields = second === undefined ? null : readLines(luma, first, second, now)
    if (fields !== null) return fields
  }
  return null
}

function readLines(luma: Luma, first: Grid, second: Grid, now: Date): CardFields | null {
  const read = (grid: Grid, from: number, to: number, allowed: readonly MrzCharacter[] = digits) => {
    let text = ''
    for (let index = from; index < to; index += 1) {
      const { character, likeness } = readCharacter(luma, grid, index, allowed)
      // A single position without a character rules out the row: it is other print.
      if (character === null || likeness < leastLikeness) return '?'
      text += character
    }
    return text
  }
  const numbers = read(first, 5, 27)
  if (numbers === '?') return null
  const birth = read(second, 0, 7)
  const lines = [
    `IDVNM${numbers}<<${read(first, 29, 30)}`,
    `${birth}${read(second, 7, 8, sexes)}${read(second, 8, 15)}VNM${'<'.repeat(11)}${read(second, 29, 30)}`,
    nameNotRead,
  ]
  return parseCardMrz(lines.join('\n'), now)
}

/** Any valid third line; it is not used. */
const nameNotRead = 'X<<X'.padEnd(lineLength, '<')

function upsideDown({ data, width, height }: Luma): Luma {
  return { data: data.toReversed(), width, height }
}
