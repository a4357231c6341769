import sharp from 'sharp'

import { cell, cellPitches } from '@/lib/capture/mrz/ocr-b'
import { ocrB, ocrBAdvance } from '@/tests/sandbox/specimens/ocr-b'

/** Middle of a figure above the baseline, in units of the outlines: the middle of its cell. */
const middleOfFigures = 379
/** Drawn this many times as large as it is kept. */
const finer = 16

/** Ink of a character of OCR-B in its cell, 0 to 255. */
export async function mrzTemplate(character: string): Promise<Uint8Array> {
  const size = { width: cell.width * finer, height: cell.height * finer }
  const scale = size.width / (ocrBAdvance * cellPitches)
  const place = `translate(${size.width / 2} ${size.height / 2}) scale(${scale} ${-scale}) translate(${-ocrBAdvance / 2} ${-middleOfFigures})`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%"/>
    <path fill="#FFF" transform="${place}" d="${ocrB[character] ?? ''}"/></svg>`
  const image = sharp(Buffer.from(svg)).flatten().greyscale().resize(cell.width, cell.height).blur(0.5)
  return new Uint8Array(await image.raw().toBuffer())
}
