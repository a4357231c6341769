import { digitRings, noughtBead, rayFill, raysOfRing, ringThickness } from './digit-rings'

/** Everything that is written on the card, in the reader's language. */
export interface AccountCardTexts {
  readonly brand: string
  /** What the number is. */
  readonly label: string
  readonly number: string
  /** Name of the holder; null: not known on this device. */
  readonly holder: string | null
  /** When the contract was signed, as a sentence. */
  readonly signed: string
  /** That the company never asks for a password or one-time codes. */
  readonly warning: string
}

/** Pixels: the proportions of an ID-1 card at about 355 dots an inch. */
const width = 1200
const height = 757
const margin = 76

const colours = {
  ground: '#0d1130',
  line: '#2a3272',
  bronze: '#e5a244',
  text: '#ffffff',
  quiet: '#c6cae6',
} as const

/**
 * Draws the card as a PNG on this device; nothing is sent. Texts that are too long for their line are set smaller.
 *
 * @throws {Error} when the browser cannot draw or encode it
 */
export async function drawAccountCard(texts: AccountCardTexts): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2D context')
  const style = getComputedStyle(document.body)
  const fonts = { text: style.fontFamily, digits: style.getPropertyValue('--font-num').trim() || style.fontFamily }
  await loadFonts(texts, fonts)

  context.fillStyle = colours.ground
  context.fillRect(0, 0, width, height)
  drawDrum(context, texts.number, { x: width - margin - 184, y: 260, scale: 2 })
  context.fillStyle = colours.line
  context.fillRect(margin, 612, width - 2 * margin, 2)

  const write = (text: string, look: TextLook) => writeLine(context, text, look)
  write(texts.brand, { y: 118, size: 40, weight: 600, font: fonts.text, colour: colours.text, room: 560 })
  write(texts.label, { y: 400, size: 32, weight: 400, font: fonts.text, colour: colours.quiet, room: 560 })
  write(texts.number, { y: 500, size: 104, weight: 600, font: fonts.digits, colour: colours.text, room: 1048 })
  if (texts.holder !== null) {
    write(texts.holder, { y: 574, size: 40, weight: 600, font: fonts.text, colour: colours.bronze, room: 1048 })
  }
  write(texts.signed, { y: 660, size: 28, weight: 400, font: fonts.text, colour: colours.quiet, room: 1048 })
  write(texts.warning, { y: 708, size: 28, weight: 400, font: fonts.text, colour: colours.text, room: 1048 })

  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/png')
  const blob = await promise
  if (blob === null) throw new Error('the card could not be encoded')
  return blob
}

/**
 * Loads the faces for the letters of the card: the page's own letters may need fewer. A face that fails, such as one that
 * only other devices have, is replaced by the next of the family.
 */
async function loadFonts(texts: AccountCardTexts, fonts: { text: string; digits: string }): Promise<void> {
  const words = [texts.brand, texts.label, texts.holder, texts.signed, texts.warning].join(' ')
  await Promise.allSettled([
    document.fonts.load(`400 32px ${fonts.text}`, words),
    document.fonts.load(`600 40px ${fonts.text}`, words),
    document.fonts.load(`600 104px ${fonts.digits}`, texts.number),
  ])
}

interface TextLook {
  /** Baseline. */
  readonly y: number
  readonly size: number
  readonly weight: number
  readonly font: string
  readonly colour: string
  /** Greatest width. */
  readonly room: number
}

function writeLine(
  context: CanvasRenderingContext2D,
  text: string,
  { y, size, weight, font, colour, room }: TextLook,
): void {
  context.fillStyle = colour
  context.font = `${weight} ${size}px ${font}`
  const taken = context.measureText(text).width
  if (taken > room) context.font = `${weight} ${Math.floor((size * room) / taken)}px ${font}`
  context.fillText(text, margin, y)
}

interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The rings of the number in units of `DigitDrum`, which draws the same on the page. */
function drawDrum(context: CanvasRenderingContext2D, number: string, { x, y, scale }: Place): void {
  const share = (2 * Math.PI) / raysOfRing
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.strokeStyle = colours.bronze
  context.fillStyle = colours.bronze
  const arc = (radius: number, from: number, length: number) => {
    context.beginPath()
    context.arc(0, 0, radius, from, from + length)
    context.stroke()
  }
  const thickness = ringThickness(number)
  const dot = (y: number, radius: number) => {
    context.beginPath()
    context.arc(0, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
  for (const { radius, lit, isNought } of digitRings(number)) {
    context.lineWidth = 2
    context.globalAlpha = 0.6
    arc(radius, 0, 2 * Math.PI)
    context.lineWidth = thickness
    context.globalAlpha = 1
    if (isNought) dot(-radius, thickness * noughtBead)
    for (let ray = 0; ray < lit; ray += 1) arc(radius, ray * share - Math.PI / 2, share * rayFill)
  }
  dot(0, 10)
  context.restore()
}
