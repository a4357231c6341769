import type { VideoScreen } from '../seed/types'

type Tone = 'a' | 'b' | 'm' | 't'

/** Pixels of the phone, whose content keeps `inset` from its edges. */
const size = { width: 230, height: 507 }
const inset = 32
const inner = size.width - 2 * inset

const bar = (x: number, y: number, width: number, height: number, tone: Tone): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(10, height / 2)}" class="${tone}"/>`

/** A frame without filling. */
const box = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" class="o"/>`

const dot = (x: number, y: number, radius: number, tone: Tone): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" class="${tone}"/>`

const stroke = (path: string, tone: 'a' | 'm'): string =>
  `<path d="${path}" fill="none" stroke="var(--${tone})" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`

const button = bar(inset, 412, inner, 52, 'a')
const heading = bar(inset, 52, 96, 16, 't')

const rows = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Columns on a common ground, the last one in the accent's colour. */
const columns = (heights: readonly number[], ground: number): string =>
  heights
    .map((height, index) =>
      bar(inset + index * 36, ground - height, 22, height, index === heights.length - 1 ? 'a' : 'b'),
    )
    .join('')

/** What the phone shows, without words: they would be too small to read. */
const screens: Readonly<Record<VideoScreen, string>> = {
  // A price between its ceiling and its floor.
  band:
    heading +
    bar(inset, 130, inner, 8, 'b') +
    bar(inset, 370, inner, 8, 'b') +
    stroke('M36 262l32-34 30 52 34-88 30 36 32-62', 'm') +
    dot(194, 166, 15, 'a') +
    bar(inset, 412, 70, 16, 'm') +
    bar(158, 412, 40, 16, 'm'),
  // Rows of a price board, one of them chosen.
  board: rows(7, (index) => {
    const y = 60 + index * 60
    const tone = index === 2 ? 'a' : 'm'
    return bar(inset, y, 44, 20, tone) + bar(100, y, 38, 20, index === 2 ? 'a' : 'b') + bar(160, y, 38, 20, tone)
  }),
  // An ID card in the frame of a camera.
  card:
    stroke('M28 176v-30h30m114 0h30v30m0 130v30h-30m-114 0H28v-30', 'a') +
    bar(48, 182, 134, 118, 'b') +
    dot(82, 226, 18, 't') +
    bar(112, 208, 54, 10, 't') +
    bar(112, 234, 40, 10, 't') +
    bar(64, 268, 102, 12, 't') +
    dot(115, 416, 34, 't'),
  // The course of a price, and what was traded.
  chart:
    heading +
    stroke('M36 250l34-44 30 26 36-78 28 34 30-66', 'm') +
    dot(194, 122, 15, 'a') +
    columns([60, 92, 44, 70, 110], 440),
  // A time of the day.
  clock: `<circle cx="115" cy="190" r="78" class="o"/>${stroke('M115 190v-46m0 46l34 22', 'a')}${bar(inset, 330, inner, 20, 'b')}${bar(inset, 372, 112, 20, 'm')}${bar(inset, 414, 140, 20, 'b')}`,
  // Six digits of a code.
  code:
    dot(115, 132, 44, 'b') +
    stroke('M95 132l14 15 26-30', 'm') +
    rows(6, (index) => {
      const [x, y] = [inset + (index % 3) * 60, 230 + Math.floor(index / 3) * 78]
      return box(x, y, 46, 60) + dot(x + 23, y + 30, 9, 't')
    }) +
    button,
  // Days of a month, two of which count.
  days:
    heading +
    rows(20, (index) => {
      const isChosen = index === 6 || index === 9
      return dot(
        inset + 16 + (index % 4) * 44,
        138 + Math.floor(index / 4) * 66,
        isChosen ? 20 : 13,
        isChosen ? 'a' : 'b',
      )
    }),
  // Fields to fill in.
  form:
    heading +
    rows(3, (index) => {
      const y = 104 + index * 96
      return bar(inset, y, 70, 12, 'm') + box(inset, y + 24, inner, 50)
    }) +
    button,
  // Something that grows.
  growth: bar(inset, 56, 120, 28, 't') + bar(inset, 100, 74, 16, 'm') + columns([70, 108, 156, 220, 296], 452),
  // An order ticket: prices on both sides, quantity, buy.
  order:
    heading +
    rows(4, (index) => {
      const y = 106 + index * 42
      return bar(inset + index * 14, y, 76 - index * 14, 22, 'b') + bar(122, y, 76 - (3 - index) * 14, 22, 'm')
    }) +
    box(inset, 304, inner, 56) +
    bar(52, 324, 62, 16, 't') +
    button,
  // A document with a passage that is marked.
  paper:
    bar(inset, 60, 130, 24, 't') +
    rows(7, (index) => bar(inset, 124 + index * 48, index % 3 === 2 ? 104 : inner, 16, index === 3 ? 'a' : 'b')),
  // A sum on its way into the account.
  payment:
    dot(115, 150, 66, 'b') +
    stroke('M115 112v70m-28-26l28 28 28-28', 'm') +
    bar(52, 262, 126, 28, 't') +
    bar(77, 312, 76, 16, 'm') +
    button,
  // A whole and one of its parts.
  pie: `<circle cx="115" cy="200" r="60" fill="none" stroke="var(--b)" stroke-width="44"/><path d="M115 140a60 60 0 0 1 57 79" fill="none" stroke="var(--a)" stroke-width="44"/>${rows(3, (index) => dot(42, 350 + index * 44, 10, index === 0 ? 'a' : 'b') + bar(68, 342 + index * 44, 120 - index * 26, 16, 'm'))}`,
  // One's own part of what was bought, and the least that it may be.
  ratio:
    heading +
    bar(60, 110, 76, 340, 'b') +
    bar(60, 280, 76, 170, 'a') +
    `<path d="M36 348h162" stroke="var(--t)" stroke-width="8" stroke-dasharray="16 12"/>`,
  // A page that is not what it seems to be.
  warning:
    box(inset, 56, inner, 44) +
    bar(50, 72, 90, 12, 'a') +
    `<path d="M115 156l78 136H37z" class="a" stroke="var(--a)" stroke-width="14" stroke-linejoin="round"/>` +
    `<path d="M115 206v40m0 24v2" stroke="var(--g)" stroke-width="14" stroke-linecap="round"/>` +
    bar(inset, 360, inner, 18, 'b') +
    bar(inset, 402, 110, 18, 'b'),
}

/** Screens that are a single diagram: drawn without a phone around them, and larger. */
const free: ReadonlySet<VideoScreen> = new Set(['band', 'chart', 'clock', 'days', 'growth', 'pie', 'ratio'])

/** What a video is about, to the right of its texts and left of where a player has its button: a diagram, or a phone. */
export function phone(screen: VideoScreen | null): string {
  if (screen === null) return ''
  const { width, height } = size
  const isFree = free.has(screen)
  const frame = `<rect width="${width}" height="${height}" rx="34" fill="var(--s)" stroke="var(--b)" stroke-width="6"/>`
  const place = isFree ? 'translate(686.75 46) scale(1.15)' : 'translate(704 84)'
  return `<style>.o{fill:none;stroke:var(--b);stroke-width:6}</style><g id="phone" transform="${place}">${isFree ? screens[screen].replace(heading, '') : frame + screens[screen]}</g>`
}

/**
 * For small pictures: a larger copy of a phone, centred and cropped at the bottom; null for a diagram, which would be under
 * the player's button. Requires `phone` in the same SVG.
 */
export const phoneAlone = (screen: VideoScreen): string | null =>
  free.has(screen) ? null : '<use href="#phone" transform="translate(-628.5 -66) scale(1.5)"/>'
