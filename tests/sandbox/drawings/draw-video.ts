import { fitted, headline, margin, responsive, text, width } from './draw-parts'
import type { Drawing } from './drawing'

type Video = Extract<Drawing, { kind: 'word' }>

const room = width - 2 * margin
const gap = 12
const namesFrom = margin + 148

/** `0:09`, as players write a time. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface Band {
  readonly y: number
  readonly thickness: number
}

/** The parts of a video side by side, as long as they are, the first one in the colour of the accent. */
function lengths(parts: Video['parts'], { y, thickness }: Band): string {
  const sum = parts.reduce((total, { share }) => total + share, 0)
  let x = margin
  const bars = parts.map(({ share }, index) => {
    const long = Math.round(((room - gap * (parts.length - 1)) * share) / sum)
    const bar = `<rect x="${x}" y="${y}" width="${long}" height="${thickness}" rx="${thickness / 2}" class="${index === 0 ? 'a' : 'b'}"/>`
    x += long + gap
    return bar
  })
  return bars.join('')
}

/** The subject of a video, and its parts with the times at which they begin: above the length and the button of a player. */
function wide({ word, parts }: Video): string {
  const rows = parts.map(({ name, seconds }, index) => {
    const y = 356 + index * 66
    return [
      text(margin, y, 46, clock(seconds), index === 0 ? 'a' : 'm', 'bold'),
      text(namesFrom, y, fitted(name, 46, 'bold', width - margin - namesFrom), name, 't', 'bold'),
    ].join('')
  })
  const subject = headline(margin, 206, fitted(word, 168, 'bold'), word, 't', 'bold')
  return `${subject}${lengths(parts, { y: 264, thickness: 14 })}${rows.join('')}`
}

/** For thumbnails of 160 to 300 px: the word over the lengths of the parts. */
const middle = ({ word, parts }: Video): string =>
  text(margin, 250, fitted(word, 200, 'bold'), word, 't', 'bold') + lengths(parts, { y: 316, thickness: 22 })

/** For thumbnails of a phone's list: the word alone. */
const tiny = ({ word }: Video): string => text(margin, 262, fitted(word, 212, 'bold'), word, 't', 'bold')

/** A video's picture at each of its sizes. */
export const video = (drawing: Video): string =>
  responsive({ wide: wide(drawing), middle: middle(drawing), tiny: tiny(drawing) })
