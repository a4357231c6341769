import { text, textBefore } from './draw-parts'
import type { Mark } from './mark'
import { box, left, type MarkFrame, quiet, right, room, strong } from './mark-parts'

type Pieces = Extract<Mark, { kind: 'pieces' }>

/** Pieces to count, with the numbers of those that differ; a hundred of them in rows of twenty-five. */
export function pieces(mark: Pieces, { top, bottom: foot, words }: MarkFrame): string {
  const { full, of, areLast = false, isFalling = false } = mark
  if (of > mostInRow) return hundred(of, { top, bottom: foot })
  if (isFalling) return stairs(of, top, foot)
  const bottom = foot - words * 1.25
  const step = room / (of - 0.25)
  const long = step * 0.75
  // Without words, near to squares.
  const tall = Math.min(bottom - top, words === 0 ? long * 1.25 : 96)
  const drawn = Array.from({ length: of }, (_, index) => {
    const x = left + step * index
    const part = Math.min(1, Math.max(0, full - (areLast ? of - 1 - index : index)))
    const whole = part === 1 ? '' : box(x, bottom - tall, long, tall, quiet)
    return whole + (part === 0 ? '' : box(x, bottom - tall, long * part, tall, strong))
  })
  return drawn.join('') + (words === 0 ? '' : countsOf(mark, step, foot, words))
}

/** A stair down for each of some pieces: one path, because pictures that have it have few bytes left. */
function stairs(count: number, top: number, bottom: number): string {
  const [long, tall] = [Math.floor(room / count), Math.floor((bottom - top) / count)]
  const steps = `v${tall}h${long}`.repeat(count - 1)
  return `<path d="M${left} ${bottom - tall * count}h${long}${steps}V${bottom}H${left}z" ${strong}/>`
}

/** Below pieces: how many there were and are added; where a range begins and ends; or the first and the last. */
function countsOf({ full, of, areLast = false }: Pieces, step: number, base: number, words: number): string {
  if (areLast) {
    return (
      text(left, base, words, String(of - full), 'm', 'bold') +
      text(left + step * (of - full), base, words, `+${full}`, 'b', 'bold')
    )
  }
  const last = textBefore(right, base, words, String(of), full === of ? 'b' : 'm', 'bold')
  if (full === of) return text(left, base, words, '1', 'b', 'bold') + last
  return Number.isInteger(full)
    ? textBefore(left + step * (full - 0.25), base, words, String(full), 'b', 'bold') + last
    : ''
}

const mostInRow = 50

function hundred(of: number, { top, bottom }: Pick<MarkFrame, 'top' | 'bottom'>): string {
  const [inRow, id] = [25, `p${Math.round(top)}`]
  const [pitch, step] = [(bottom - top) / (of / inRow - 0.25), room / (inRow - 0.25)]
  return `<pattern id="${id}" x="${left}" y="${top}" width="${step}" height="${pitch.toFixed(1)}" patternUnits="userSpaceOnUse"><rect width="${(step * 0.75).toFixed(1)}" height="${(pitch * 0.75).toFixed(1)}" rx="4" ${strong}/></pattern><path fill="url(#${id})" d="M${left} ${top}H${right}V${bottom}H${left}z"/>`
}
