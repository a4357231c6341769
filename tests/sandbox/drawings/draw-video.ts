import { fitted, height, margin, responsive, text, width } from './draw-parts'
import type { Drawing } from './drawing'

type Video = Extract<Drawing, { kind: 'word' }>

/** Three soft contours, as of terraced fields. */
const contours = [0, 1, 2]
  .map((layer) => {
    const y = 560 + layer * 40
    return `<path d="M0 ${y}c200-${70 - layer * 15} 400 40 600 0s400-${60 - layer * 10} 600-${20 + layer * 8}V${height}H0z" fill="var(--s)" opacity=".45"/>`
  })
  .join('')

const gap = 12

/** The subject of a video, and its parts: a paragraph of the transcript each, as long as it takes to say. Small, the subject. */
export function video({ word, parts }: Video): string {
  const size = fitted(word, 200, 'bold')
  const subject = `${contours}${text(margin, 350, size, word, 't', 'bold')}`
  if (parts.length < 2) return subject
  const sum = parts.reduce((total, part) => total + part, 0)
  const room = width - 2 * margin - gap * (parts.length - 1)
  let x = margin
  const segments = parts.map((part, index) => {
    const long = Math.round((room * part) / sum)
    const number = text(x, 356, 52, String(index + 1), index === 0 ? 'a' : 'm', 'bold')
    const segment = `<rect x="${x}" y="380" width="${long}" height="18" rx="9" class="${index === 0 ? 'a' : 'b'}"/>`
    x += long + gap
    return number + segment
  })
  return responsive({ wide: `${text(margin, 250, size, word, 't', 'bold')}${segments.join('')}`, middle: subject })
}
