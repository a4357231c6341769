import { seededRandom } from '@/lib/platform/random/seeded-random'

import { height, width } from './draw-parts'

const lines = 6

/** Pixels between two points of a line. */
const stride = 200

/**
 * Contours of rice terraces at the foot of a picture that is a single figure; each title has its own. Ornament.
 * @param room pixels above the lower edge that the picture leaves them
 */
export function contours(title: string, room: number): string {
  const next = seededRandom(title)
  const phase = next() * Math.PI * 2
  const turn = 0.004 + next() * 0.0015
  const drawn = Array.from({ length: lines }, (_, line) => {
    const swing = room * (0.2 - line * 0.018)
    const at = (x: number) => phase + line * 0.42 + x * turn
    const y = (x: number) => Math.round(height - room * (0.95 - line * 0.17) + Math.sin(at(x)) * swing)
    const steps = Array.from({ length: width / stride }, (_each, index) => {
      const x = (index + 1) * stride
      const before = Math.round(y(x) - (Math.cos(at(x)) * swing * turn * stride) / 3)
      return `${Math.round(x - stride / 3)} ${before} ${x} ${y(x)}`
    })
    const after = Math.round(y(0) + (Math.cos(at(0)) * swing * turn * stride) / 3)
    return `M0 ${y(0)}C${Math.round(stride / 3)} ${after} ${steps.join('S')}`
  })
  return `<path d="${drawn.join('')}" fill="none" stroke="var(--s)" stroke-width="5"/>`
}
