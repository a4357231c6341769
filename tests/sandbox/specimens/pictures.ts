import sharp from 'sharp'

import { back2021, front2021 } from './card-2021'
import { back2024, front2024 } from './card-2024'
import { cardSize } from './card-parts'
import type { Flaw } from './catalogue'
import type { Holder } from './holder'
import { portrait } from './portrait'
import { text } from './text-path'

export const sides = ['front', 'back', 'selfie'] as const
export type Side = (typeof sides)[number]

/** Desk without a card, in the size of a card's picture. */
export function deskSvg(width: number, height: number): string {
  let grain = ''
  for (let y = 12; y < height; y += 26) {
    grain += `M0 ${y}C${width * 0.3} ${y + 9} ${width * 0.6} ${y - 11} ${width} ${y + 4}`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#6B5B4D"/>
    <path d="${grain}" stroke="#594A3E" stroke-width="3" fill="none"/></svg>`
}

/** The holder's face in front of a wall, 3:4, as a phone takes it. */
export function selfieSvg(holder: Holder, width = 960, height = 1280): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid meet">
    <defs><radialGradient id="wall" cy=".4"><stop stop-color="#F3F1EA"/><stop offset="1" stop-color="#C9CBD6"/></radialGradient></defs>
    <rect x="-400" width="1100" height="400" fill="url(#wall)"/>
    <g transform="translate(150 200) scale(.82) translate(-150 -190)">${portrait(holder)}</g>
    ${text(150, 392, 'SPECIMEN · MẪU', { size: 9, weight: 'bold', fill: '#B3202C', anchor: 'middle' })}</svg>`
}

/** Draws one picture of a specimen as SVG. */
export function pictureSvg(holder: Holder, side: Side, flaw: Flaw): string {
  if (side === 'selfie') return selfieSvg(holder)
  if (flaw === 'no-card') return deskSvg(cardSize.width, cardSize.height)
  if (holder.card === '2021') return side === 'front' ? front2021(holder) : back2021(holder)
  return side === 'front' ? front2024(holder) : back2024(holder)
}

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Pictures that are remembered, of about half a megabyte each: three for each specimen, and those of a few applicants. */
const remembered = 48

/** One picture of a specimen as PNG. Drawing takes a quarter of a second, so the latest pictures are remembered. */
export function drawnPicture(holder: Holder, side: Side, flaw: Flaw): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${holder.idno} ${side} ${flaw}`
  const picture = drawn.get(key) ?? drawPicture(holder, side, flaw)
  drawn.set(key, picture)
  for (const oldest of [...drawn.keys()].slice(0, -remembered)) drawn.delete(oldest)
  return picture
}

/** Draws one picture of a specimen as PNG, whether or not it was drawn before. */
export async function drawPicture(holder: Holder, side: Side, flaw: Flaw): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(Buffer.from(pictureSvg(holder, side, flaw))).flatten({ background: '#6B5B4D' })
  if (flaw === 'blurred' && side !== 'selfie') image.blur(9)
  return new Uint8Array(await image.png({ compressionLevel: 4 }).toBuffer())
}
