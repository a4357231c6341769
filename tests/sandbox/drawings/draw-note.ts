import { fitted, margin, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Note = Extract<Drawing, { kind: 'note' }>

/** The sheet and its texts. Tiles show all but the last ninth of the picture's height, in which the sheet is whole. */
const sheet = { left: 72, right: width - 72, top: 64, bottom: 556 } as const
const [left, right] = [sheet.left + 60, sheet.right - 60]
const words = 54

const paper = `<rect x="${sheet.left}" y="${sheet.top}" width="${sheet.right - sheet.left}" height="${sheet.bottom - sheet.top}" rx="36" class="p" stroke="var(--s)" stroke-width="4"/>`

/** The scale at the left of the levels, the baseline of the first, how far they are apart, and where their numbers begin. */
const [scale, first, step, numbers] = [left + 14, 296, 94, left + 64]

/** What the note expects of the index, the highest level above: a level as a point of a scale, a range as a length of it. */
function levels({ levels: named }: Note): string {
  const rows = named.map(({ number, name, isRange }, index) => {
    const y = first + index * step
    const from = numbers + widthOf(number, 'bold') * 70 + 40
    const mark = isRange
      ? `<rect x="${scale - 14}" y="${y - 60}" width="28" height="72" rx="14" class="b"/>`
      : `<circle cx="${scale}" cy="${y - 24}" r="12" class="p" stroke="var(--b)" stroke-width="8"/>`
    return [
      mark,
      text(numbers, y, 70, number, isRange ? 'r' : 't', 'bold'),
      textBefore(right, y, fitted(name, words, 'bold', right - from), name, 'm', 'bold'),
    ].join('')
  })
  return `<path d="M${scale} 238V${first + (named.length - 1) * step - 24}" stroke="var(--s)" stroke-width="8"/>${rows.join('')}`
}

/** The front page of a daily note: its index and day, the hour at which it appears, and the levels that it names. */
export function note(of: Note): string {
  const { time, heading } = of
  const long = Math.round(widthOf(time, 'bold') * words) + 56
  return [
    paper,
    text(left, 157, fitted(heading, words, 'bold', right - left - long - 40), heading, 't', 'bold'),
    `<rect x="${right - long}" y="96" width="${long}" height="84" rx="42" class="b"/>`,
    textBefore(right - 28, 157, words, time, 'p', 'bold'),
    `<path d="M${left} 208H${right}" stroke="var(--s)" stroke-width="4"/>`,
    levels(of),
  ].join('')
}

/** For thumbnails: the index and the hour, over the last of its levels, which the others lead to. */
export function noteSmall({ heading, time, levels: named }: Note): string {
  const level = named.at(-1)
  if (level === undefined) return ''
  const [index = ''] = heading.split(' · ')
  const end = width - margin
  return [
    text(margin, 180, 140, index, 't', 'bold'),
    textBefore(end, 180, 140, time, 'm', 'bold'),
    text(margin, 410, fitted(level.number, 200, 'bold', end - margin), level.number, 'r', 'bold'),
    text(margin, 590, fitted(level.name, 140, 'bold', end - margin), level.name, 'm', 'bold'),
  ].join('')
}
