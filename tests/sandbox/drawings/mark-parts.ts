import { margin, width } from './draw-parts'

/** Where a mark is drawn, and the size of its words; small ones have none. */
export interface MarkFrame {
  readonly top: number
  readonly bottom: number
  readonly words: number
  /** Where it ends, in a form that is not as wide as a picture. */
  readonly right?: number
}

export const [left, right] = [margin, width - margin]
export const room = right - left

export const box = (x: number, y: number, long: number, tall: number, look: string): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(long)}" height="${Math.round(tall)}" rx="${Math.round(Math.min(8, tall / 5, long / 5))}" ${look}/>`

export const quiet = 'fill="var(--s)"'
export const strong = 'class="b"'

/** How broad a line is, which is about two pixels in each form of a picture. */
export const penOf = ({ words }: Pick<MarkFrame, 'words'>): number => (words === 0 ? 14 : words > 40 ? 7 : 5)

/** A straight line in a colour. */
export const lineOf = (path: string, tone: string, pen: number, dashes = ''): string =>
  `<path d="${path}" fill="none" stroke="var(--${tone})" stroke-width="${pen}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`
