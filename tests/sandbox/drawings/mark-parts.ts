import { fitted, margin, width } from './draw-parts'

/** Where a mark is drawn, and the size of its words; small ones have none. */
export interface MarkFrame {
  readonly top: number
  readonly bottom: number
  readonly words: number
  /** In half the width of a phone only the first and the last are named. */
  readonly isHalf?: boolean
  /** Where it ends, in a form that is not as wide as a picture. */
  readonly right?: number
}

/** Size of the one label of a chart in a thumbnail, the height from which there is room for it, and the least size at which it is read. */
export const oneLabel = { size: 94, from: 260, least: 80 } as const

export const [left, right] = [margin, width - margin]
export const room = right - left

export const box = (x: number, y: number, long: number, tall: number, look: string): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(long)}" height="${Math.round(tall)}" rx="${Math.round(Math.min(8, tall / 5, long / 5))}" ${look}/>`

export const quiet = 'fill="var(--s)"'
export const strong = 'class="b"'

/** How broad a line is, which is about two pixels in each form of a picture. */
export const penOf = ({ words, isHalf = false }: Pick<MarkFrame, 'words' | 'isHalf'>): number =>
  words === 0 || isHalf ? 14 : words > 40 ? 7 : 5

/** A straight line in a colour. */
export const lineOf = (path: string, tone: string, pen: number, dashes = ''): string =>
  `<path d="${path}" fill="none" stroke="var(--${tone})" stroke-width="${pen}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`

/** A number with its name as the one label of a thumbnail, or the number alone where both would be too small. */
export function oneLabelIn(
  room: number,
  name: string,
  number: string,
): { readonly said: string; readonly size: number } {
  const both = `${name} ${number}`
  const size = fitted(both, oneLabel.size, 'bold', room)
  return size < oneLabel.least ? { said: number, size: oneLabel.size } : { said: both, size }
}

/** Labels of one unit, which only the last has: the others are beside it. */
export function withOneUnit(labels: readonly string[]): readonly string[] {
  const inParts = labels.map((label) => /^([+−]?[\d.,]+)(.*)$/.exec(label)?.slice(1) ?? [label, ''])
  const isOneUnit = new Set(inParts.map(([, unit]) => unit)).size === 1
  return labels.map((label, index) => (isOneUnit && index < labels.length - 1 ? (inParts[index]?.[0] ?? '') : label))
}
