import { digitRings, hub, restOpacity, rim, signature } from './digit-rings'

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
  lit: '#f5dcb8',
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
  const font = getComputedStyle(document.body).fontFamily
  await loadFonts(texts, font)

  context.fillStyle = colours.ground
  context.fillRect(0, 0, width, height)
  drawDrum(context, texts.number, { x: width - margin - 184, y: 260, scale: 2 })
  context.fillStyle = colours.line
  context.fillRect(margin, 612, width - 2 * margin, 2)

  const write = (text: string, look: TextLook) => writeLine(context, text, font, look)
  write(texts.brand, { y: 118, size: 40, weight: 600, colour: colours.text, room: 560 })
  write(texts.label, { y: 400, size: 32, weight: 400, colour: colours.quiet, room: 560 })
  write(texts.number, { y: 500, size: 104, weight: 600, colour: colours.text, room: 1048 })
  if (texts.holder !== null) {
    write(texts.holder, { y: 574, size: 40, weight: 600, colour: colours.bronze, room: 1048 })
  }
  write(texts.signed, { y: 660, size: 28, weight: 400, colour: colours.quiet, room: 1048 })
  write(texts.warning, { y: 708, size: 28, weight: 400, colour: colours.text, room: 1048 })

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
async function loadFonts(texts: AccountCardTexts, font: string): Promise<void> {
  const words = [texts.brand, texts.label, texts.number, texts.holder, texts.signed, texts.warning].join(' ')
  await Promise.allSettled([
    document.fonts.load(`400 32px ${font}`, words),
    document.fonts.load(`600 40px ${font}`, words),
  ])
}

interface TextLook {
  /** Baseline. */
  readonly y: number
  readonly size: number
  readonly weight: number
  readonly colour: string
  /** Greatest width. */
  readonly room: number
}

function writeLine(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  { y, size, weight, colour, room }: TextLook,
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
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.strokeStyle = colours.bronze
  context.fillStyle = colours.bronze
  const disc = (radius: number) => {
    context.beginPath()
    context.arc(0, 0, radius, 0, 2 * Math.PI)
  }
  for (const { foot, filled, rest, isOpen } of digitRings(number)) {
    context.globalAlpha = restOpacity(isOpen)
    disc(foot)
    context.stroke()
    context.globalAlpha = 1
    context.fill(pathOf(rest))
    context.fillStyle = colours.lit
    context.fill(pathOf(filled))
    context.fillStyle = colours.bronze
  }
  context.fill(pathOf(rim), 'evenodd')
  disc(hub)
  context.fill()
  context.strokeStyle = colours.ground
  context.lineWidth = 3
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(pathOf(signature))
  context.restore()
}

const pathOf = (drawing: string) => new Path2D(drawing)
