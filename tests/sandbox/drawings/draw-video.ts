import { fitted, margin, responsive, text, width } from './draw-parts'
import { phone, phoneAlone } from './draw-phone'
import type { Drawing } from './drawing'

type Video = Extract<Drawing, { kind: 'word' }>

/** Right edge of the texts; the phone is drawn beyond it. */
const end = 660
const room = end - margin
const gap = 10
const namesFrom = margin + 128

/** `0:09`, as players write a time. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface Band {
  readonly y: number
  readonly length: number
  readonly thickness: number
}

/** The parts of a video side by side, as long as they are, the first one in the colour of the accent. */
function lengths(parts: Video['parts'], { y, length, thickness }: Band): string {
  const sum = parts.reduce((total, { share }) => total + share, 0)
  let x = margin
  const bars = parts.map(({ share }, index) => {
    const long = Math.round(((length - gap * (parts.length - 1)) * share) / sum)
    const bar = `<rect x="${x}" y="${y}" width="${long}" height="${thickness}" rx="${thickness / 2}" class="${index === 0 ? 'a' : 'b'}"/>`
    x += long + gap
    return bar
  })
  return bars.join('')
}

/** The subject of a video, its parts with the times at which they begin, and the screen that it shows. */
function wide({ word, parts, screen }: Video): string {
  const rows = parts.map(({ name, seconds }, index) => {
    const y = 318 + index * 70
    return [
      text(margin, y, 44, clock(seconds), index === 0 ? 'a' : 'm', 'bold'),
      text(namesFrom, y, fitted(name, 44, 'bold', end - namesFrom), name, 't', 'bold'),
    ].join('')
  })
  const subject = text(margin, 177, fitted(word, 104, 'bold', room), word, 't', 'bold')
  return `${subject}${lengths(parts, { y: 222, length: room, thickness: 14 })}${rows.join('')}${phone(screen)}`
}

/** For thumbnails of 150 to 300 px: the phone alone, because the title beside it names the subject; or the word. */
function middle({ word, parts, screen }: Video): string {
  const alone = screen === null ? null : phoneAlone(screen)
  if (alone !== null) return alone
  // High enough for the length of the video and the play button below.
  const band = { y: 288, length: width - 2 * margin, thickness: 22 }
  return text(margin, 232, fitted(word, 164, 'bold'), word, 't', 'bold') + lengths(parts, band)
}

/** A video's picture at each of its sizes. */
export const video = (drawing: Video): string => responsive({ wide: wide(drawing), middle: middle(drawing) })
