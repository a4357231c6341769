import { fitted, margin, textAround, width } from './draw-parts'
import type { VideoScene } from './drawing'

export type Items = VideoScene['items']

/** `wide` under the word of a video, `small` in a list on phones, without labels. */
export type Form = 'wide' | 'small'

export const room = width - 2 * margin

/** Where a scene begins and ends: above the length and the button of a player, which take more of a small picture. */
export const zones = {
  wide: { top: 190, bottom: 490 },
  small: { top: 48, bottom: 380 },
} as const satisfies Record<Form, object>

/** The largest letters of a scene and of its labels; those of small pictures are read at 136 pixels. */
export const sizes = { wide: 110, small: 200, label: 50 } as const

/** Class of what is left out where there is no room for labels (draw-video.ts). */
export const label = 'w'

export const rect = (x: number, y: number, wide: number, high: number, tone: string, round = 20): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(wide)}" height="${Math.round(high)}" rx="${round}" fill="var(--${tone})"/>`

/** A large text around a point. */
export const largeAround = (x: number, y: number, content: string, size: number, tone = 't'): string =>
  textAround(x, y + size * 0.35, size, content, tone, 'bold')

export const labelAround = (x: number, y: number, content: string, size: number, tone = 'm'): string =>
  content === '' ? '' : textAround(x, y, size, content, `${tone} ${label}`, 'bold')

/** The size at which all large texts of a scene fit. */
export const sizeOf = (items: Items, space: number, form: Form): number =>
  Math.min(...items.map(({ text }) => fitted(text, sizes[form], 'bold', space)))

/** The size at which all labels of a scene fit. */
export const labelSizeOf = (items: Items, space: number): number =>
  Math.min(...items.map((item) => fitted(item.label, sizes.label, 'bold', space)))

const between = 32

/** Equal columns of the scene, with the middle of each and the sizes of their texts. */
export function columns(items: Items, form: Form) {
  const wide = (room - between * (items.length - 1)) / items.length
  // No word comes near the edges of its column.
  const size = sizeOf(items, wide - Math.max(32, wide * 0.16), form)
  const labelSize = labelSizeOf(items, wide - Math.max(16, wide * 0.11))
  return items.map((item, index) => {
    const x = margin + index * (wide + between)
    return { ...item, x, wide, middle: x + wide / 2, size, labelSize }
  })
}
