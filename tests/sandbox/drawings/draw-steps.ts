import { fitted, margin, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'

type Steps = Extract<Drawing, { kind: 'steps' }>

/** Height of a bar, and the top of each of the two. */
const [tall, first, second] = [80, 226, 440]
const gap = 8
const end = width - margin

/** The colours of the three parts: those of a commission, an exchange fee and a tax on every page (features/home/cost-bar.tsx). */
const looks = ['b', 'e', 'a']

/**
 * What the same thing costs in two periods, below what that is: a bar of its parts for each, one below the other, each part
 * below itself; named below both.
 */
export function stepsWide({ subject, note, parts, during, after }: Steps): string {
  const whole = end - margin
  let from = margin
  const places = parts.map((part, index) => {
    const long = Math.round((whole * part.after.value) / after.value)
    const place = { ...part, x: from, long: index === parts.length - 1 ? end - from : long - gap }
    from += long
    return place
  })
  const box = ({ x, long }: (typeof places)[number], y: number) => `M${x} ${y}h${long}v${tall}h${-long}z`
  const drawn = places.map((place, index) => {
    const { x, long, label } = place
    const edge = x + long
    const isFree = place.during.value === 0
    const write =
      index === 0
        ? (y: number, said: string, tone: string) => text(margin, y, size(said), said, tone, 'bold')
        : endAt(index === parts.length - 1 ? end : edge)
    return [
      isFree
        ? `<path d="${box({ ...place, x: x + 3, long: long - 6 }, first)}" fill="none" stroke="var(--b)" stroke-width="5" stroke-dasharray="9"/>${text(x + 30, first + 58, 52, place.during.text, 'b', 'bold')}`
        : '',
      `<path d="${isFree ? '' : box(place, first)}${box(place, second)}" class="${looks[index] ?? ''}"/>`,
      // Its amount says more than its rate.
      write(572, label.replace(/,? [\d.,]+%$/, ''), 'm'),
      write(622, place.after.text, 't'),
    ].join('')
  })
  return [
    text(margin, 82, fitted(subject, 44, 'bold', 700), subject, 'm', 'bold'),
    textBefore(end, 82, 34, note, 'm', 'bold'),
    text(margin, first - 30, 52, during.label, 't', 'bold'),
    textBefore(end, first - 30, 74, during.text, 't', 'bold'),
    text(margin, second - 30, 52, after.label, 't', 'bold'),
    textBefore(end, second - 30, 74, after.text, 'm', 'bold'),
    ...drawn,
  ].join('')
}

const size = (said: string) => fitted(said, 41, 'bold', 300)

const endAt = (edge: number) => (y: number, said: string, tone: string) =>
  textBefore(edge, y, size(said), said, tone, 'bold')
