import { fitted, margin, text, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Message = Extract<Drawing, { kind: 'message' }>

/** Edges of the bubble, and the right one of the verdict. Tiles show all but the last fifth of the picture's height. */
const [left, right, top, bottom] = [72, 1010, 64, 416]
const rightmost = width - 72
const start = left + 64

/** A bubble of a chat with its tail at the left. */
const bubble = `<path d="M${left} ${bottom + 44}V${top + 64}q0-64 64-64H${right - 64}q64 0 64 64V${bottom - 64}q0 64-64 64H${left + 64}q-32 32-64 44z" class="p" stroke="var(--s)" stroke-width="4"/>`

/** An address with its false character marked. */
function address({ wrong, address: shown }: Message, y: number, size: number, x = start): string {
  const at = shown.indexOf(wrong)
  const before = widthOf(shown.slice(0, at), 'bold') * size
  const long = widthOf(wrong, 'bold') * size
  return [
    `<rect x="${Math.round(x + before - size * 0.06)}" y="${Math.round(y - size * 0.92)}" width="${Math.round(long + size * 0.12)}" height="${Math.round(size * 1.1)}" rx="10" class="d" opacity=".2"/>`,
    text(x, y, size, shown.slice(0, at), 'b', 'bold'),
    text(x + before, y, size, wrong, 'd', 'bold'),
    text(x + before + long, y, size, shown.slice(at + wrong.length), 'b', 'bold'),
  ].join('')
}

/** What the check says of the message, over its corner. */
function badge({ verdict }: Message, y: number, size: number): string {
  const tall = size * 1.6
  const long = Math.round(widthOf(verdict, 'bold') * size + tall)
  const x = rightmost - long
  return `<rect x="${x}" y="${y}" width="${long}" height="${tall}" rx="${tall / 2}" class="d" stroke="var(--g)" stroke-width="12"/>${text(x + tall / 2, y + tall / 2 + size * 0.36, size, verdict, 'p', 'bold')}`
}

/** The beginning of a false message with its look-alike address, and the verdict. */
export function message(of: Message): string {
  const room = right - start - 64
  return [
    bubble,
    ...of.lines.map((line, index) =>
      text(start, 164 + index * 82, fitted(line, 58, 'regular', room), line, 't', 'regular'),
    ),
    address(of, 346, fitted(of.address, 72, 'bold', room)),
    badge(of, 380, 60),
  ].join('')
}

/** For thumbnails: the name in the look-alike address with its false character, and the verdict. */
export function messageSmall(of: Message): string {
  const named = { ...of, address: of.address.replace(/\..*$/, '') }
  const room = width - 2 * margin
  return (
    address(named, 320, fitted(named.address, 310, 'bold', room), margin) +
    text(margin, 540, fitted(of.verdict, 150, 'bold', room), of.verdict, 'd', 'bold')
  )
}
