import { fitted, halves, height, margin, text, width } from './draw-parts'
import type { Figure, Sign } from './drawing'

const [large, small, cap] = [230, 120, 0.72]

/** A number with its sign at the right, and below both what it counts: for pictures of 120 to 300 pixels. */
export function signed({ number, label }: Figure, sign: Sign): string {
  const lines = fitted(label, small, 'bold') < small ? halves(label) : [label]
  const pitch = small * 1.3
  const base = Math.round((height - lines.length * pitch + large * cap) / 2)
  const drawn =
    sign === 'clock' ? clock(number, base - (large * cap) / 2 - 20) : windows(Number.parseInt(number, 10), base)
  return [
    text(margin, base, large, number, 'b', 'bold'),
    ...lines.map((line, index) =>
      text(margin, base + 12 + pitch * (index + 1), fitted(line, small, 'bold'), line, 'm', 'bold'),
    ),
    drawn,
  ].join('')
}

/** A dial with two hands at the time that the number names. */
function clock(time: string, middle: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const [radius, x] = [150, width - margin - 160]
  const hand = (turn: number, long: number) =>
    `M0 0L${Math.round(Math.sin(turn * 2 * Math.PI) * long)} ${Math.round(-Math.cos(turn * 2 * Math.PI) * long)}`
  return `<g transform="translate(${x} ${Math.round(middle)})" fill="none" stroke="var(--a)" stroke-width="22" stroke-linecap="round"><circle r="${radius - 10}" stroke="var(--b)" stroke-width="20"/><path d="${hand((hour + minute / 60) / 12, 66)}${hand(minute / 60, 98)}"/></g>`
}

/** Windows with their title bars, in two rows. */
function windows(count: number, base: number): string {
  const columns = Math.ceil(count / 2)
  const [wide, tall, gap] = [164, 104, 36]
  const left = width - margin - columns * (wide + gap) + gap
  const top = base - large * cap - 34
  const each = Array.from({ length: count }, (_, index) => {
    const [x, y] = [left + (index % columns) * (wide + gap), top + Math.floor(index / columns) * (tall + gap)]
    return `M${x} ${Math.round(y)}h${wide}v${tall}h-${wide}z`
  })
  const bars = each.map((path) => path.replace(`v${tall}`, 'v30'))
  return `<path d="${each.join('')}" fill="var(--s)"/><path d="${bars.join('')}" class="a"/>`
}
