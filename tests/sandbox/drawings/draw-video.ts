import { fitted, margin, responsive, text } from './draw-parts'
import { diagramBeside, phone, phoneAlone } from './draw-phone'
import type { Drawing } from './drawing'

type Video = Extract<Drawing, { kind: 'word' }>

/** Right edge of the texts; the phone is drawn beyond it. */
const end = 660
const room = end - margin
const gap = 10
const namesFrom = margin + 128

/** `0:09`, as players write a time. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The subject of a video, its parts with the times at which they begin, and the screen that it shows. */
function wide({ word, parts, screen }: Video): string {
  const sum = parts.reduce((total, { share }) => total + share, 0)
  const length = room - gap * (parts.length - 1)
  let x = margin
  const rows = parts.map(({ name, seconds, share }, index) => {
    const long = Math.round((length * share) / sum)
    const tone = index === 0 ? 'a' : 'b'
    const y = 318 + index * 70
    const row = [
      `<rect x="${x}" y="222" width="${long}" height="14" rx="7" class="${tone}"/>`,
      text(margin, y, 44, clock(seconds), index === 0 ? 'a' : 'm', 'bold'),
      text(namesFrom, y, fitted(name, 44, 'bold', end - namesFrom), name, 't', 'bold'),
    ]
    x += long + gap
    return row.join('')
  })
  return `${text(margin, 177, fitted(word, 104, 'bold', room), word, 't', 'bold')}${rows.join('')}${phone(screen)}`
}

/** For thumbnails of 150 to 300 px: the phone alone, because the title beside it names the subject; or a word and its diagram. */
function middle({ word, screen }: Video): string {
  if (screen === null) return text(margin, 270, fitted(word, 168, 'bold'), word, 't', 'bold')
  const diagram = diagramBeside(screen)
  return diagram === null
    ? phoneAlone
    : text(margin, 300, fitted(word, 168, 'bold', end - margin), word, 't', 'bold') + diagram
}

/** A video's picture at each of its sizes. */
export const video = (drawing: Video): string => responsive({ wide: wide(drawing), middle: middle(drawing) })
