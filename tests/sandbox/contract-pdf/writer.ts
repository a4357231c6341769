import fontkit from '@cantoo/fontkit'
import { PDFDocument, rgb, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'

import { fontBytes } from '../specimens/text-path'

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 56 } as const
const width = page.width - page.margin * 2
const ink = rgb(0.08, 0.09, 0.17)
const muted = rgb(0.37, 0.39, 0.49)
const hairline = rgb(0.84, 0.84, 0.87)

interface Fonts {
  readonly regular: PDFFont
  readonly semibold: PDFFont
  readonly bold: PDFFont
}

/** Large enough to be read where a page is shown in a column of the wizard. */
const bodySize = 13
const rowHeight = 20
const labelSize = 12.5
const mottoSize = 12
/** Two facts beside each other. */
const gutter = 24
const half = (width - gutter) / 2
/** Where values begin: in the wizard under those of its own facts. */
const valueColumn = 201

/** Writes text down A4 pages with Be Vietnam Pro embedded, so that names keep their letters on every reader. */
export class PdfWriter {
  readonly document: PDFDocument
  readonly #fonts: Fonts
  #page: PDFPage
  #y: number
  readonly #existingPages: number

  private constructor(document: PDFDocument, fonts: Fonts) {
    this.document = document
    this.#fonts = fonts
    this.#existingPages = document.getPageCount()
    this.#page = document.addPage([page.width, page.height])
    this.#y = page.height - page.margin
  }

  /** On a new document, or on pages added to an existing one. */
  static async start(existing?: Uint8Array): Promise<PdfWriter> {
    const document = existing ? await PDFDocument.load(existing, { updateMetadata: false }) : await PDFDocument.create()
    document.registerFontkit(fontkit)
    const embed = (weight: keyof Fonts) => document.embedFont(fontBytes(weight), { subset: true })
    const [regular, semibold, bold] = [await embed('regular'), await embed('semibold'), await embed('bold')]
    return new PdfWriter(document, { regular, semibold, bold })
  }

  title(text: string): void {
    this.#line(text, { font: this.#fonts.bold, size: 18, centred: true })
  }

  centred(text: string, size = labelSize): void {
    this.#y -= 5
    this.#line(text, { font: this.#fonts.regular, size, centred: true, colour: muted })
  }

  /** The motto of the state, which official documents set in two lines with the second one underlined. */
  motto(first: string, second: string): void {
    this.#line(first, { font: this.#fonts.bold, size: 12.5, centred: true })
    this.#line(second, { font: this.#fonts.semibold, size: mottoSize, centred: true })
    const reach = this.#fonts.semibold.widthOfTextAtSize(second, mottoSize) / 2
    this.#rule(page.width / 2 - reach, 2 * reach, muted)
  }

  heading(text: string): void {
    this.#reserve(76)
    this.#y -= 12
    this.#rule(page.margin, width, hairline)
    this.#y -= 9
    this.#line(text, { font: this.#fonts.bold, size: 14.5, after: 3 })
  }

  paragraph(text: string): void {
    for (const line of this.#wrap(text, this.#fonts.regular, bodySize, width)) {
      this.#line(line, { font: this.#fonts.regular, size: bodySize })
    }
    this.#y -= 4
  }

  /** Facts two by two, each value under its label. */
  facts(all: readonly (readonly [label: string, value: string])[]): void {
    for (let index = 0; index < all.length; index += 2) {
      const pair = all.slice(index, index + 2).map(([label, value]) => {
        return { label, lines: this.#wrap(value === '' ? '-' : value, this.#fonts.semibold, bodySize, half) }
      })
      const height = labelSize * 1.45 + Math.max(...pair.map(({ lines }) => lines.length)) * bodySize * 1.4
      this.#reserve(height)
      for (const [column, { label, lines }] of pair.entries()) {
        const x = page.margin + column * (half + gutter)
        const y = this.#y - labelSize
        this.#page.drawText(label, { x, y, size: labelSize, font: this.#fonts.regular, color: muted })
        for (const [line, text] of lines.entries()) {
          const below = y - labelSize * 0.45 - bodySize * (1 + line * 1.4)
          this.#page.drawText(text, { x, y: below, size: bodySize, font: this.#fonts.semibold, color: ink })
        }
      }
      this.#y -= height + 6
    }
  }

  /** Label and value side by side; the value breaks over lines. */
  row(label: string, value: string): void {
    const lines = this.#wrap(value === '' ? '-' : value, this.#fonts.semibold, bodySize, width - valueColumn)
    for (const [index, line] of lines.entries()) {
      this.#reserve(rowHeight)
      const y = this.#y - bodySize
      if (index === 0)
        this.#page.drawText(label, { x: page.margin, y, size: bodySize, font: this.#fonts.regular, color: muted })
      this.#page.drawText(line, {
        x: page.margin + valueColumn,
        y,
        size: bodySize,
        font: this.#fonts.semibold,
        color: ink,
      })
      this.#y -= rowHeight
    }
  }

  space(points: number): void {
    this.#y -= points
  }

  /** A frame around the next `height` points, for signatures. */
  frame(height: number): void {
    this.#reserve(height + 12)
    const y = this.#y - height
    this.#page.drawRectangle({
      x: page.margin - 10,
      y,
      width: width + 20,
      height,
      borderColor: hairline,
      borderWidth: 1,
    })
    this.#y -= 12
  }

  /** Puts the footer and the page number on every page that was written here. */
  async finish(footer: string): Promise<Uint8Array<ArrayBuffer>> {
    for (const [index, each] of this.document.getPages().entries()) {
      // Pages that were there before carry their number already.
      if (index < this.#existingPages) continue
      const style = { y: 30, size: 9, font: this.#fonts.regular, color: muted }
      const number = `Trang ${index + 1}`
      each.drawText(footer, { ...style, x: page.margin })
      each.drawText(number, { ...style, x: page.margin + width - style.font.widthOfTextAtSize(number, style.size) })
    }
    return new Uint8Array(await this.document.save())
  }

  #rule(x: number, length: number, color: typeof ink): void {
    this.#page.drawLine({ start: { x, y: this.#y }, end: { x: x + length, y: this.#y }, thickness: 0.7, color })
  }

  #line(text: string, style: { font: PDFFont; size: number; centred?: boolean; colour?: typeof ink; after?: number }) {
    const height = style.size * 1.5
    this.#reserve(height)
    const indent = style.centred ? (width - style.font.widthOfTextAtSize(text, style.size)) / 2 : 0
    this.#page.drawText(text, {
      x: page.margin + indent,
      y: this.#y - style.size,
      size: style.size,
      font: style.font,
      color: style.colour ?? ink,
    })
    this.#y -= height + (style.after ?? 0)
  }

  #reserve(height: number): void {
    if (this.#y - height >= page.margin) return
    this.#page = this.document.addPage([page.width, page.height])
    this.#y = page.height - page.margin
  }

  #wrap(text: string, font: PDFFont, size: number, available: number): string[] {
    const lines: string[] = []
    for (const word of text.normalize('NFC').split(' ')) {
      const last = lines.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      if (last !== undefined && font.widthOfTextAtSize(longer, size) <= available) lines[lines.length - 1] = longer
      else lines.push(...this.#pieces(word, font, size, available))
    }
    return lines.map((line) => line.replaceAll('\u{a0}', ' '))
  }

  /** A word that is longer than its line, such as an e-mail address, goes on in the next. */
  #pieces(word: string, font: PDFFont, size: number, available: number): string[] {
    const pieces = ['']
    for (const letter of word) {
      const longer = `${pieces.at(-1)}${letter}`
      if (font.widthOfTextAtSize(longer, size) <= available) pieces[pieces.length - 1] = longer
      else pieces.push(letter)
    }
    return pieces
  }
}
