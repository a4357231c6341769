import { fitted, headline, margin, text, width } from './draw-parts'
import {
  columns,
  type Form,
  type Items,
  label,
  labelAround,
  largeAround,
  rect,
  room,
  sizes,
  zones,
} from './video-parts'

/** A card in the frame of a camera, beside the figure of the video; small, the card alone. */
export function card([first]: Items, form: Form, glance: string): string {
  const isWide = form === 'wide'
  const said = first?.text ?? ''
  const [x, y, wide, high] = isWide ? [580, 172, 492, 316] : [240, 84, 720, 270]
  const [left, right, up, down] = [x - 44, x + wide + 44, y - 44, y + high + 44]
  const corners = `M${left} ${up + 90}v-90h90M${right - 90} ${up}h90v90M${right} ${down - 90}v90h-90M${left + 90} ${down}h-90v-90`
  const [face, size, inset] = isWide ? [132, 72, 36] : [120, 92, 28]
  const line = y + high - face - inset
  return [
    isWide ? headline(margin, 322, fitted(glance, 170, 'bold', 370), glance, 't', 'bold') : '',
    `<path fill="none" stroke="var(--a)" stroke-width="${isWide ? 16 : 24}" d="${corners}"/>`,
    rect(x, y, wide, high, 's', 28),
    text(x + 36, y + inset + size * 0.76, size, said, 't', 'bold'),
    rect(x + 36, line, face, face, 'b', 12),
    `<path fill="var(--s)" d="M${x + 36 + face / 2} ${line + 24}a24 24 0 1 1-.1 0zm-40 ${face - 24}a40 44 0 0 1 80 0z"/>`,
    ...[0, 1, 2].map((index) =>
      rect(x + face + 68, line + 8 + index * 44, wide - face - 108 - index * 60, 24, 'b', 12),
    ),
  ].join('')
}

/** The official address, and one that looks like it. */
export const address = (items: Items, form: Form): string =>
  items
    .map(({ text: said }, index) => {
      const [high, pitch] = form === 'wide' ? [138, 158] : [156, 174]
      const y = zones[form].top + index * pitch
      const [middle, isFalse] = [y + high / 2, index > 0]
      const sign = isFalse ? `M130 ${middle - 24}l48 48m0-48l-48 48` : `M126 ${middle}l22 24 40-48`
      const size = fitted(said, 120, 'bold', room - 160)
      return (
        rect(margin, y, room, high, 's') +
        `<path fill="none" stroke="var(--${isFalse ? 'd' : 'a'})" stroke-width="18" d="${sign}"/>` +
        text(216, middle + size * 0.33, size, said, 't', 'bold')
      )
    })
    .join('')

/** An order on a small picture: what it is, and the button that sends it. */
export function ticket(items: Items): string {
  const [first, second] = items.map((item) => item.text)
  return [
    rect(margin, 48, room, 166, 's'),
    largeAround(margin + room / 4, 131, first ?? '', 140),
    largeAround(margin + (room * 3) / 4, 131, second ?? '', 140),
    rect(margin, 232, room, 148, 'a'),
    largeAround(width / 2, 306, items.at(-1)?.text ?? '', 120, 'o'),
  ].join('')
}

/** How much is waiting at each of three prices, as parts of a column's width: bids before the last match, offers after it. */
const depth = [
  [0.6, 0.8, 1],
  [1, 0, 0],
  [0.9, 0.7, 0.5],
] as const

/** The columns of a price board under their names. */
export const board = (items: Items, form: Form): string =>
  columns(items, form)
    .map(({ text: said, label: of, x, wide, middle, size, labelSize }, index) => {
      const [base, first, pitch] = form === 'wide' ? [266, 300, 46] : [170, 204, 60]
      const rows = (depth[index] ?? []).map((part, row) => {
        const long = wide * part
        const tone = index === 1 ? 'a' : 'b'
        return long === 0 ? '' : rect(index === 0 ? x + wide - long : x, first + row * pitch, long, pitch - 14, tone, 8)
      })
      return [
        largeAround(middle, base - size * 0.35, said, size),
        ...rows,
        form === 'wide' ? labelAround(middle, 476, of, labelSize) : '',
      ].join('')
    })
    .join('')

/** Where the facts beside an object begin. */
const beside = margin + 420

/** Facts one below the other, beside what they are about; small, what it says at a glance. */
function facts(items: Items, form: Form, glance: string): string {
  const space = width - margin - beside
  if (form === 'small') {
    const size = fitted(glance, 210, 'bold', space)
    return headline(beside, 214 + size * 0.35, size, glance, 't', 'bold')
  }
  return items
    .filter((item) => item.label !== '')
    .map((item, index) => {
      const base = 252 + index * 174
      return (
        text(beside, base, fitted(item.text, 84, 'bold', space), item.text, 't', 'bold') +
        text(beside, base + 60, fitted(item.label, sizes.label, 'bold', space), item.label, `m ${label}`, 'bold')
      )
    })
    .join('')
}

/** Top and height of an object. */
const place = { wide: [190, 310], small: [48, 332] } as const satisfies Record<Form, readonly [number, number]>

/** The fields of a pattern to scan, beside its three corners. */
const fields =
  '4 0h1v2h-1zM6 1h1v1h-1zM4 3h1v1h1v1h-2zM0 4h2v1h-2zM2 5h1v1h-1zM7 4h2v1h-1v1h-1zM10 4h1v2h-1zM4 7h2v1h-1v1h-1zM6 9h1v2h-2v-1h1zM7 6h2v1h-1v1h-1zM9 8h1v1h1v2h-2v-1h-1v-1h1zM10 6h1v1h-1z'

const corner = (x: number, y: number) => `M${x + 0.45} ${y + 0.45}h2.1v2.1h-2.1z`

/** A pattern to scan. */
export function code(items: Items, form: Form, glance: string): string {
  const [top, high] = place[form]
  const at = `transform="translate(${margin} ${top})scale(${high / 11})"`
  const corners = [corner(0, 0), corner(8, 0), corner(0, 8)].join('')
  return `<g ${at}><path fill="var(--t)" d="M${fields}"/><path fill="var(--a)" stroke="var(--t)" stroke-width=".9" d="${corners}"/></g>${facts(items, form, glance)}`
}

/** A page of a report, with the kind of its file on it; small, where the kind is beside it, with lines alone. */
export function sheet(items: Items, form: Form, glance: string): string {
  const [top, high] = place[form]
  const [x, wide, fold] = [margin, high * 0.86, high * 0.24]
  const kind = items.find((item) => item.label === '')?.text ?? ''
  const [bandTop, band] = [top + high * 0.52, high * 0.34]
  return [
    `<path fill="var(--s)" d="M${x} ${top}h${wide - fold}l${fold} ${fold}v${high - fold}h${-wide}z"/>`,
    `<path fill="var(--b)" d="M${x + wide - fold} ${top}v${fold}h${fold}z"/>`,
    ...(form === 'wide' ? [0.2, 0.34] : [0.2, 0.37, 0.54, 0.71]).map((part) =>
      rect(x + 32, top + high * part, wide * (part === 0.2 ? 0.4 : 0.7), high * 0.07, part === 0.71 ? 'a' : 'b', 10),
    ),
    form === 'wide'
      ? rect(x, bandTop, wide, band, 'a', 0) + largeAround(x + wide / 2, bandTop + band / 2, kind, 84, 'o')
      : '',
    facts(items, form, glance),
  ].join('')
}

/** A computer with a price chart between the panels of its window. */
export function screen(items: Items, form: Form, glance: string): string {
  const [top, high] = place[form]
  const [x, wide, tall] = [margin, 368, high * 0.78]
  const [foot, inner] = [top + tall, tall - 56]
  return [
    rect(x, top, wide, tall, 's', 24),
    rect(x + 28, top + 28, 84, inner, 'b', 8),
    `<path fill="none" stroke="var(--a)" stroke-width="16" stroke-linejoin="round" d="M${x + 140} ${top + 28 + inner * 0.8}l60 ${-inner * 0.3}l50 ${inner * 0.16}l86 ${-inner * 0.6}"/>`,
    rect(x + 152, foot, 64, top + high - foot - 18, 's', 0),
    rect(x + 88, top + high - 22, 192, 22, 's', 11),
    facts(items, form, glance),
  ].join('')
}
