import type { Drawing } from './drawing'
import { responsive, width, height } from './draw-parts'
import { callScreen, callSize } from './draw-call'
import { columnsWide, columnsSmall } from './draw-columns'
import { compact, spacious, thumbnail, type Compact } from './draw-compact'
import { fallSmall, fallTile, fallWide } from './draw-fall'
import { isLarge, thumbnails } from './draw-glance'
import { half } from './draw-half'
import { lineWide, valuesOf } from './draw-line'
import { loanWide } from './draw-loan'
import { message, messageSmall } from './draw-message'
import { note, noteSmall } from './draw-note'
import { sessionSmall, sessionWide } from './draw-session'
import { stepsWide } from './draw-steps'
import { styleOf } from './draw-style'
import { targetWide } from './draw-target'
import { clock, video } from './draw-video'
import type { Mark } from './mark'

/** Beyond the picture, which some have forms for (draw-compact.ts). */
const field = 'M-430-313H1630V988H-430z'

/** SVG text of a drawing, without script or reference to anything outside. */
export function draw(drawing: Drawing): string {
  const title = escaped(drawing.title)
  // A screen of the app is transparent, so that it shows the page's background.
  const isScreen = drawing.kind === 'call'
  const { wide, high } = isScreen ? callSize : { wide: width, high: height }
  const ground = isScreen ? '' : `<path fill="var(--g)" d="${field}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" role="img"><title>${title}</title><desc>${escaped(saidIn(drawing))}</desc>${styleOf(drawing)}${ground}${shapes(drawing)}</svg>`
}

/** The words and numbers of a picture, in the order of reading. */
export function saidIn(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'steps':
      return [
        `${drawing.subject}: ${drawing.saved.text} ${drawing.saved.label}`,
        ...[drawing.during, drawing.after].map(({ label, text }) => `${label}: ${text}`),
        ...drawing.parts.map(({ label, after }) => `${label}: ${after.text}`),
      ].join('; ')
    case 'fall':
      return `${drawing.figure.label}: ${drawing.figure.number}`
    case 'loan':
      return drawing.states.map(({ label, ratio }) => `${label}: ${ratio.text}`).join('; ')
    case 'line':
      return drawing.points.map(({ label, text }) => `${label}: ${text}`).join('; ')
    case 'columns': {
      const days = drawing.columns.map(({ label, text }) => `${label}: ${text}`).join('; ')
      return `${drawing.figure.number} ${drawing.figure.label}; ${days}`
    }
    case 'session': {
      const { figure, breadth, day } = drawing
      const moved = drawing.contributions?.parts.map(({ label, text }) => `${label} ${text}`)
      return `${day}: ${figure.number}, ${(moved ?? [figure.label, ...breadth.said]).join(', ')}`
    }
    case 'target': {
      const { figure, at, price, ends } = drawing
      return `${figure.label} ${figure.number} ${at.join(' ')}; ${[price, ...ends].map(({ label, text }) => `${label}: ${text}`).join('; ')}`
    }
    case 'figure':
      return [
        `${drawing.figure.number} ${drawing.figure.label}`.trim(),
        ...(drawing.mark?.kind === 'payoff' ? [drawing.mark.ratio] : []),
      ].join('; ')
    case 'note':
      return `${drawing.time}; ${drawing.heading}: ${drawing.levels.map(({ number, name }) => `${number} ${name}`).join(', ')}`
    case 'message':
      return `${drawing.lines.join(' ')} ${drawing.address}: ${drawing.verdict}`
    case 'call': {
      const { heading, holding, ratio, least, rows, missing, until, actions } = drawing
      const said = [ratio, ...rows, missing, until].map(({ label, number }) => `${label}: ${number}`)
      return [heading, holding, ...said, least, ...actions].join('; ')
    }
    case 'video':
      return [
        drawing.word,
        ...(drawing.scene?.items.map(({ text, label }) => `${text} ${label}`.trim()) ?? []),
        ...drawing.parts.map(({ name, seconds }) => `${clock(seconds)} ${name}`),
      ].join('; ')
  }
}

/** A picture in its forms: for the head of an article, for tiles and phones, for thumbnails. */
function shapes(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'call':
      return callScreen(drawing)
    case 'video':
      return video(drawing)
    case 'note':
      return responsive({ wide: note(drawing), tiny: noteSmall(drawing) })
    case 'message':
      return responsive({ wide: message(drawing), tiny: messageSmall(drawing) })
    case 'session':
      return responsive({ wide: sessionWide(drawing), middle: sessionSmall(drawing) })
    case 'columns':
      return responsive({ wide: columnsWide(drawing), middle: columnsSmall(drawing) })
    case 'figure': {
      const small = smallOf(drawing)
      return responsive({
        wide: compact(small, 'wide'),
        middle: compact(small, 'tile'),
        ...thumbnails(small),
        ...spacious(small),
        ...(isLarge(small.mark) && small.mark.kind !== 'bands' ? { half: half({ ...small, mark: small.mark }) } : {}),
      })
    }
    case 'fall':
      return responsive({ wide: fallWide(drawing), middle: fallTile(drawing), ...fallSmall(drawing) })
    case 'steps':
    case 'loan':
    case 'line':
    case 'target':
      return responsive({ wide: charted(drawing), middle: thumbnail(smallOf(drawing)) })
  }
}

type Charted = Extract<Drawing, { kind: 'steps' | 'loan' | 'line' | 'target' }>

function charted(drawing: Charted): string {
  switch (drawing.kind) {
    case 'steps':
      return stepsWide(drawing)
    case 'loan':
      return loanWide(drawing)
    case 'line':
      return lineWide(drawing)
    case 'target':
      return targetWide(drawing)
  }
}

/** The figure of a picture, and its chart as a single mark. */
function smallOf(drawing: Charted | Extract<Drawing, { kind: 'figure' }>): Compact {
  const { figure } = drawing
  // A change of prices has their colour.
  if (drawing.kind === 'line') {
    const tone = drawing.change?.tone ?? 'b'
    return {
      figure: { ...figure, label: figure.label.split(' ')[0] ?? '' },
      tone,
      mark: { kind: 'trace', values: valuesOf(drawing), tone },
    }
  }
  if (drawing.kind === 'target') {
    const { short, tone, price, ends } = drawing
    const change = (ends[ends.length > 1 ? 1 : 0]?.value ?? price.value) / price.value - 1
    return { figure: short, tone, mark: { kind: 'way', change, tone } }
  }
  return { figure, tone: 'r', mark: markIn(drawing) }
}

function markIn(drawing: Exclude<Parameters<typeof smallOf>[0], { kind: 'line' | 'target' }>): Mark | null {
  switch (drawing.kind) {
    case 'figure':
      return drawing.mark
    case 'steps':
      return { kind: 'parts', values: drawing.parts.map(({ after }) => after.value) }
    case 'loan':
      return { kind: 'trace', values: drawing.ratios, levels: drawing.ratios.slice(1), tone: 'd' }
  }
}

const escaped = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
