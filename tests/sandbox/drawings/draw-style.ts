import type { Drawing } from './drawing'
import { fallRules } from './draw-fall'
import { isLarge } from './draw-glance'
import { halfRules } from './draw-half'
import { shapeRules, chartWords, formRules, leastRules } from './draw-parts'
import { sessionRules } from './draw-session'
import { targetRules } from './draw-target'
import { scaleOf } from './letters'
import type { Mark } from './mark'
import type { Palette } from './palette'
import type { VideoGround } from '../seed/video-types'
import { videoRules } from './draw-video'

/** Brand colours: ground, bars, surfaces, text, muted text, accent and figures, which in the dark are no links; the dark ground is the site's surface (app/tokens.css). */
const brand: Palette = {
  light: '--g:#eceefa;--b:#28348a;--s:#c7cdf2;--t:#14172b;--m:#4a4f6a;--a:#b0640f;--r:#28348a',
  dark: '--g:#181e42;--b:#8f9bf5;--s:#505ba6;--t:#f3f1ec;--m:#bfc3d8;--a:#e5a244;--r:#f3f1ec',
}

/** Colours of prices: rise, fall and no change; Korean boards show a rise in red and a fall in blue. */
export const prices = {
  green: { light: '--u:#0a7340;--d:#c0212d;--f:#855c00', dark: '--u:#3dd68c;--d:#ff7a7a;--f:#f4c64e' },
  red: { light: '--u:#c0212d;--d:#1d5fcb;--f:#855c00', dark: '--u:#ff7a7a;--d:#7db0ff;--f:#f4c64e' },
} as const satisfies Record<string, Palette>

/** A palette of one of its colours alone: some pictures have no byte for others. */
const only = (name: string, { light, dark }: Palette): Palette => {
  const pick = (colors: string) => colors.split(';').find((color) => color.startsWith(`--${name}:`)) ?? ''
  return { light: pick(light), dark: pick(dark) }
}

/** A palette without some of its colours: prices have their own. */
const without = (names: readonly string[], { light, dark }: Palette): Palette => {
  const rest = (colors: string) =>
    colors
      .split(';')
      .filter((color) => names.every((name) => !color.startsWith(`--${name}:`)))
      .join(';')
  return { light: rest(light), dark: rest(dark) }
}

/** The call of a loan, and words on columns. */
const falls: Palette = { light: '--d:#c0212d;--o:#fff', dark: '--d:#ff7a7a;--o:#000' }

/** The screen of the application and its frame, dark on every page, and the call of a loan. */
const app: Palette = {
  light: '--a:#e5a244;--p:#0d1130;--d:#ff7a7a;--b:#a9b3ff;--s:#434b80;--t:#f2f1ec;--m:#bfc3d8',
  dark: '',
}

/** The colour of an exchange fee, beside those of a commission and a tax, which are the brand's (features/home/sale-ticket.tsx). */
const costs: Palette = { light: '--e:#14807b', dark: '--e:#45c2bb' }

/** The sheet of a note or the bubble of a message; in the second, what is false. */
const sheets = {
  note: { light: '--p:#fff', dark: '--p:#262e66' },
  message: { light: '--p:#fff;--d:#c0212d', dark: '--p:#262e66;--d:#ff7a7a' },
} as const satisfies Record<string, Palette>

/** Videos have related grounds, none of them light on dark pages; words on the accent are dark everywhere, those on bars white. */
const filmGrounds: Readonly<Record<VideoGround, Palette>> = {
  deep: {
    light: '--g:#0d1130;--b:#5260c8;--s:#252c5c;--t:#fff;--m:#c7cdf2;--a:#e5a244;--o:#0d1130;--q:#fff',
    dark: '--g:#181e42;--s:#303870',
  },
  indigo: {
    light: '--g:#28348a;--b:#6673e6;--s:#38459f;--t:#fff;--m:#d5daf7;--a:#e5a244;--o:#0d1130;--q:#fff',
    dark: '--g:#232d78;--s:#333f96',
  },
  light: {
    light: '--g:#d9def8;--b:#5260c8;--s:#fff;--t:#14172b;--m:#4a4f6a;--a:#e5a244;--o:#0d1130;--q:#fff',
    dark: '--g:#333b72;--s:#454e8c;--b:#6f7cec;--t:#fff;--m:#d5daf7',
  },
}

/** Colours of some videos: ceiling, reference and floor of a price, and the cross of what is false. */
const filmColors = { ladder: '--v:#da9bff;--f:#f4c64e;--c:#5ad4ee', address: '--d:#ff7a7a' } as const

/** Floor, reference and ceiling of a price (app/tokens.css). */
const limitsOfPrices: Palette = {
  light: '--c:#086e8c;--f:#855c00;--v:#8526a8',
  dark: '--c:#5ad4ee;--f:#f4c64e;--v:#da9bff',
}

/** The colours of a chart's mark; words on bars have that of the ground. */
function colorsOf(mark: Mark | null): { readonly palette: Palette; readonly tones: string } | null {
  if (mark?.kind === 'bands') return { palette: limitsOfPrices, tones: 'cfv' }
  if (mark?.kind === 'gains' || mark?.kind === 'payoff') {
    return { palette: without(['f'], prices[mark.rise]), tones: 'ud' }
  }
  return mark?.kind === 'advance' || mark?.kind === 'zones' ? { palette: { light: '', dark: '' }, tones: 'g' } : null
}

/** The colours of a picture beside those of the brand, and their names. */
function moreColors(drawing: Drawing): { readonly palette: Palette; readonly tones: string } | null {
  if (drawing.kind === 'figure') return colorsOf(drawing.mark)
  if (drawing.kind === 'steps') return { palette: costs, tones: 'e' }
  if (drawing.kind === 'call') return { palette: app, tones: 'pd' }
  if (drawing.kind === 'message') return { palette: sheets.message, tones: 'pd' }
  if (drawing.kind === 'note') return { palette: sheets.note, tones: 'p' }
  if (drawing.kind === 'video') {
    const kind = drawing.scene?.kind
    // Their ground is dark in both schemes.
    if (drawing.scene?.kind === 'candles') {
      return { palette: { light: prices[drawing.scene.rise].dark, dark: '' }, tones: 'oq' }
    }
    const light = kind === 'ladder' || kind === 'address' ? filmColors[kind] : ''
    return { palette: { light, dark: '' }, tones: kind === 'ladder' ? 'oqvfc' : 'oq' }
  }
  if (drawing.kind === 'target') return { palette: only(drawing.tone, prices[drawing.rise]), tones: drawing.tone }
  if (drawing.kind === 'session') {
    // Shares that moved the index all have its colour.
    const tone = drawing.isRising ? 'u' : 'd'
    const palette = prices[drawing.rise]
    return drawing.contributions === undefined
      ? { palette, tones: 'udf' }
      : { palette: only(tone, palette), tones: tone }
  }
  if (drawing.kind === 'line' && drawing.change !== undefined) {
    return { palette: prices[drawing.change.rise], tones: 'ud' }
  }
  if (drawing.kind === 'loan') return { palette: prices.green, tones: 'dg' }
  return drawing.kind === 'fall' ? { palette: falls, tones: 'do' } : null
}

/** Largest widths in pixels at which a picture is drawn as a tile, for a phone, and as a thumbnail; each has larger words. */
const [tile, phone, thumbnail, least] = [540, 420, 260, 120]

/** Kinds whose charts have one form for articles and phones, in which only the words are larger. */
const charts: ReadonlySet<Drawing['kind']> = new Set(['steps', 'loan', 'line', 'target', 'columns', 'session'])

const wordRules = ([words, note]: readonly [words: number, note: number]): string =>
  `.z{transform:scale(${scaleOf(words)})}.y{transform:scale(${scaleOf(note)})}`

/** Sizes of words and notes, which all are about fifteen pixels high: in heads of articles and, up to a width, on tiles and on phones. */
const chartRules = (): string =>
  [
    wordRules([chartWords.words[0], chartWords.note[0]]),
    `@media(max-width:${tile}px){${wordRules([38, 37])}}`,
    `@media(max-width:${phone}px){${wordRules([chartWords.words[1], chartWords.note[1]])}}`,
  ].join('')

/** Widths in pixels up to which a session has larger words, as heads of articles on phones are a little wider, and its small form. */
const sessions = [380, 320] as const

/** What some pictures move, add or leave out at some widths. */
function movesOf(drawing: Drawing): string {
  if (drawing.kind === 'target') return targetRules(drawing)
  if (drawing.kind === 'session') return sessionRules(sessions[0])
  return drawing.kind === 'fall' ? fallRules : ''
}

/** Of pictures that have forms for other shapes than their own. */
function shapeRulesOf(drawing: Drawing): string {
  if (drawing.kind === 'fall') return halfRules('.l,.s,.x')
  if (drawing.kind !== 'figure' || !isLarge(drawing.mark)) return ''
  return drawing.mark.kind === 'bands' ? shapeRules : halfRules('.l,.s,.x,.y')
}

/** A picture follows the colour scheme of the page that shows it. */
export function styleOf(drawing: Drawing): string {
  const more = moreColors(drawing)
  const isOfPrices = drawing.kind === 'target' || (drawing.kind === 'session' && drawing.about === undefined)
  // The figures of a fall and of a call have colours of their own; what a session is about has no accent.
  const ofBrand = drawing.kind === 'fall' || drawing.kind === 'call' ? 'ba' : drawing.kind === 'session' ? 'br' : 'bar'
  const own = isOfPrices ? '' : ofBrand
  const rules = Array.from(`tm${own}${more?.tones ?? ''}`, (tone) => `.${tone}{fill:var(--${tone})}`)
  const hasLine = drawing.kind === 'line' || drawing.kind === 'session'
  const stroke = drawing.kind !== 'session' ? 'b' : drawing.isRising ? 'u' : 'd'
  const line = hasLine ? `.n{fill:none;stroke:var(--${stroke});stroke-linejoin:round}` : ''
  // What is lost of own funds: an empty place.
  const hasLoss = drawing.kind === 'fall' || drawing.kind === 'loan'
  const loss = hasLoss ? '.k{fill:none;stroke:var(--m);stroke-width:3;stroke-dasharray:8}' : ''
  const sizes = charts.has(drawing.kind) ? chartRules() : ''
  const moves = movesOf(drawing)
  const widths: readonly [number, number] =
    drawing.kind === 'session' ? [sessions[1], 0] : sizes === '' ? [tile, thumbnail] : [thumbnail, 0]
  const hasMiddle = drawing.kind !== 'note' && drawing.kind !== 'message'
  const forms =
    line +
    loss +
    sizes +
    moves +
    (drawing.kind === 'call'
      ? ''
      : drawing.kind === 'video'
        ? videoRules
        : formRules(...widths, hasMiddle ? '.s' : '.w')) +
    (drawing.kind === 'figure' && isLarge(drawing.mark) ? leastRules(least) : '') +
    shapeRulesOf(drawing)
  const unused = ['b', 'a', 'r'].filter((name) => !own.includes(name))
  const film = drawing.kind === 'video' ? filmGrounds[drawing.scene?.ground ?? 'deep'] : null
  // A screen has no colour of the brand's own.
  const palette = film ?? (drawing.kind === 'call' ? { light: '', dark: '' } : without(unused, brand))
  const light = [palette.light, more?.palette.light ?? ''].filter(Boolean).join(';')
  const dark = [palette.dark, more?.palette.dark ?? ''].filter(Boolean).join(';')
  const inDark = dark === '' ? '' : `@media(prefers-color-scheme:dark){:root{${dark}}}`
  return `<style>:root{${light}}${inDark}${rules.join('')}${forms}</style>`
}
