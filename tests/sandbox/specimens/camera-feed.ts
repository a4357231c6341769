import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import sharp, { type Sharp } from 'sharp'

import { cardSize } from './card-parts'
import { flawFor, holderFor } from './holder-for'
import { deskSvg, drawnPicture, selfieSvg, type Side, sides } from './pictures'

/** What the fake camera delivers. */
export const frame = { width: 1920, height: 1080, framesPerSecond: 30, frames: 2 } as const

/** Share of the frame's width that a card takes when it is held well. */
const wellHeld = 0.75

export interface Feed {
  readonly idno: string
  readonly side: Side
  /** Share of the frame's width that the card takes; small ones are too far away to read. */
  readonly share?: number
  /** What is wrong with the scene: out of focus, hardly any light, a lamp on the card, or no card but a cup. */
  readonly trouble?: Trouble
  /** As many as a webcam has unless given. */
  readonly framesPerSecond?: number
}

export const troubles = ['blurred', 'dark', 'glare', 'cup'] as const

export type Trouble = (typeof troubles)[number]

/**
 * Writes what a camera sees of a specimen, as a Y4M file for Chromium's `--use-file-for-fake-video-capture`: a card on a
 * desk, or a face. yuv420p and limited range, because Chromium clips the whites of anything else; two frames are enough,
 * it plays them over and over.
 */
export async function writeCameraFeed(file: string, feed: Feed): Promise<void> {
  const picture = toYuv420(await drawScene(feed))
  const { framesPerSecond = frame.framesPerSecond } = feed
  const header = `YUV4MPEG2 W${frame.width} H${frame.height} F${framesPerSecond}:1 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n`
  const parts: Uint8Array[] = [Buffer.from(header)]
  for (let count = 0; count < frame.frames; count += 1) parts.push(Buffer.from('FRAME\n'), picture)
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, Buffer.concat(parts))
  await rename(draft, file)
}

/** RGB pixels of what the camera sees. */
export async function drawScene(feed: Feed): Promise<Uint8Array> {
  return troubled(await sceneOf(feed), feed.trouble)
}

async function sceneOf({ idno, side, trouble, share = wellHeld }: Feed): Promise<Uint8Array> {
  const holder = holderFor(idno)
  if (!holder) throw new Error(`No card can bear the id number ${idno}`)
  if (side === 'selfie') return pixels(sharp(Buffer.from(selfieSvg(holder, frame.width, frame.height))))
  const width = Math.round(frame.width * share)
  const flaw = flawFor(idno)
  const desk = sharp(Buffer.from(deskSvg(frame.width, frame.height)))
  if (flaw === 'no-card') return pixels(desk)
  if (trouble === 'cup') return pixels(desk.composite([{ input: Buffer.from(cup), gravity: 'centre' }]))
  const { data, info } = await sharp(await drawnPicture(holder, side, flaw))
    .resize(width)
    .composite([await roundCorners(width)])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return pixels(desk.composite([{ input: data, raw, gravity: 'centre' }]))
}

/** Something on the desk that is no card. */
const cup = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560"><circle cx="280" cy="280" r="250" fill="#8A4F0C"/>
  <circle cx="280" cy="280" r="215" fill="#3A2210"/><circle cx="230" cy="230" r="60" fill="#6B4423"/></svg>`

/** A lamp's reflection: burnt out in its middle, fading towards its rim. */
const lamp = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="620"><defs><radialGradient id="l">
  <stop offset=".9" stop-color="#FFF"/><stop offset="1" stop-color="#FFF" stop-opacity="0"/></radialGradient></defs>
  <ellipse cx="450" cy="310" rx="440" ry="300" fill="url(#l)"/></svg>`

/** The scene as a poor camera, poor light or a bad angle shows it. */
async function troubled(rgb: Uint8Array, trouble: Trouble | undefined): Promise<Uint8Array> {
  const { width, height } = frame
  const scene = sharp(rgb, { raw: { width, height, channels: 3 } })
  if (trouble === 'blurred') return pixels(scene.blur(14))
  if (trouble === 'dark') return pixels(scene.linear(0.18, 0))
  if (trouble === 'glare') return pixels(scene.composite([{ input: Buffer.from(lamp), gravity: 'centre' }]))
  return rgb
}

/** A card is cut round; its picture is not. */
async function roundCorners(width: number) {
  const height = Math.round((width * cardSize.height) / cardSize.width)
  const radius = Math.round(width * 0.035)
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`
  return { input: Buffer.from(mask), blend: 'dest-in' as const }
}

async function pixels(image: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await image.flatten().removeAlpha().toColourspace('srgb').raw().toBuffer())
}

/** BT.601 in limited range: Y 16 to 235, chroma 16 to 240, one chroma sample for each 2 x 2 pixels. */
function toYuv420(rgb: Uint8Array): Uint8Array {
  const { width, height } = frame
  const luma = width * height
  const yuv = new Uint8Array(luma * 1.5)
  const channel = (x: number, y: number, offset: number) => rgb[(y * width + x) * 3 + offset] ?? 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = [channel(x, y, 0), channel(x, y, 1), channel(x, y, 2)]
      yuv[y * width + x] = 16 + (65.738 * red + 129.057 * green + 25.064 * blue) / 256
      if (x % 2 === 1 || y % 2 === 1) continue
      const sample = luma + (y / 2) * (width / 2) + x / 2
      yuv[sample] = 128 + (-37.945 * red - 74.494 * green + 112.439 * blue) / 256
      yuv[sample + luma / 4] = 128 + (112.439 * red - 94.154 * green - 18.285 * blue) / 256
    }
  }
  return yuv
}

// Called by hand: tsx tests/sandbox/specimens/camera-feed.ts <id number> <front|back|selfie> <file.y4m>
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , idno = '', name = '', file = ''] = process.argv
  const side = sides.find((candidate) => candidate === name)
  if (!side || file === '') throw new Error('camera-feed.ts <id number> <front|back|selfie> <file.y4m>')
  await writeCameraFeed(file, { idno, side })
}
