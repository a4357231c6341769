import { fitted, margin, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'

type Steps = Extract<Drawing, { kind: 'steps' }>

/** Height of a bar, and the top of each of the two. */
const [tall, first, second] = [92, 172, 408]
const gap = 6
const end = width - margin

/** The colours of three parts: what is free at first, and what never is. */
const looks = ['class="b"', 'class="b" opacity=".5"', 'class="a"']

/** What the same thing costs in two periods: a bar of its parts for each, one below the other, each part below itself; named below both. */
export function stepsWide({ parts, during, after }: Steps): string {
  const whole = end - margin
  let from = margin
  const places = parts.map((part) => {
    const long = Math.round((whole * part.after.value) / after.value)
    const place = { ...part, x: from, long: long - gap }
    from += long
    return place
  })
  const box = ({ x, long }: (typeof places)[number], y: number) => `d="M${x} ${y}h${long}v${tall}h${-long}z"`
  const drawn = places.map((place, index) => {
    const { x, long, label } = place
    const edge = x + long
    const look = looks[index] ?? ''
    const isFree = place.during.value === 0
    const write =
      index === 0
        ? (y: number, said: string, tone: string) => text(margin, y, size(said), said, tone, 'bold')
        : endAt(index === parts.length - 1 ? end : edge)
    return [
      isFree
        ? `<path ${box({ ...place, x: x + 3, long: long - 6 }, first)} fill="none" stroke="var(--b)" stroke-width="5" stroke-dasharray="16"/>${text(x + 30, first + 63, 50, place.during.text, 'b', 'bold')}`
        : `<path ${box(place, first)} ${look}/>`,
      `<path ${box(place, second)} ${look}/>`,
      // Its amount says more than its rate.
      write(568, label.replace(/,? [\d.,]+%$/, ''), 'm'),
      write(622, place.after.text, 't'),
    ].join('')
  })
  return [
    text(margin, first - 34, 54, during.label, 't', 'bold'),
    textBefore(end, first - 34, 84, during.text, 'b', 'bold'),
    text(margin, second - 34, 54, after.label, 't', 'bold'),
    textBefore(end, second - 34, 84, after.text, 't', 'bold'),
    ...drawn,
  ].join('')
}

const size = (said: string) => fitted(said, 41, 'bold', 300)

const endAt = (edge: number) => (y: number, said: string, tone: string) =>
  textBefore(edge, y, size(said), said, tone, 'bold')
