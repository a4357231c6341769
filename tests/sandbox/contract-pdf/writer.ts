import fontkit from '@cantoo/fontkit'
import { PDFDocument, rgb, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'

import { fontBytes } from '../specimens/text-path'

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 56 } as const
const width = page.width - page.margin * 2
const ink = rgb(0.08, 0.09, 0.17)
const muted = rgb(0.37, 0.39, 0.49)
const accent = rgb(0.16, 0.2, 0.54)

interface Fonts {
  readonly regular: PDFFont
  readonly semibold: PDFFont
  readonly bold: PDFFont
}

/** Large enough to be read where a page is shown in a column of the wizard. */
const bodySize = 12
const rowHeight = 18.5
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
    this.#line(text, { font: this.#fonts.bold, size: 16, centred: true, after: 6 })
  }

  centred(text: string, size = 9.5): void {
    this.#line(text, { font: this.#fonts.regular, size, centred: true, colour: muted })
  }

  /** The motto of the state, which official documents set in two lines with the second one underlined. */
  motto(first: string, second: string): void {
    this.#line(first, { font: this.#fonts.bold, size: 11, centred: true })
    this.#line(second, { font: this.#fonts.semibold, size: 10.5, centred: true })
    const half = this.#fonts.semibold.widthOfTextAtSize(second, 10.5) / 2
    const [middle, y] = [page.width / 2, this.#y]
    this.#page.drawLine({ start: { x: middle - half, y }, end: { x: middle + half, y }, thickness: 0.7, color: muted })
  }

  heading(text: string): void {
    this.#reserve(60)
    this.#y -= 10
    this.#line(text, { font: this.#fonts.bold, size: 13, colour: accent, after: 3 })
  }

  paragraph(text: string): void {
    for (const line of this.#wrap(text, this.#fonts.regular, bodySize, width)) {
      this.#line(line, { font: this.#fonts.regular, size: bodySize })
    }
    this.#y -= 4
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
    this.#page.drawRectangle({ x: page.margin - 10, y, width: width + 20, height, borderColor: accent, borderWidth: 1 })
    this.#y -= 12
  }

  /** Puts the footer and the page number on every page that was written here. */
  async finish(footer: string): Promise<Uint8Array<ArrayBuffer>> {
    for (const [index, each] of this.document.getPages().entries()) {
      // Pages that were there before carry their number already.
      if (index < this.#existingPages) continue
      const text = `${footer} · ${index + 1}`
      each.drawText(text, { x: page.margin, y: 30, size: 8, font: this.#fonts.regular, color: muted })
    }
    return new Uint8Array(await this.document.save())
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
      else lines.push(word)
    }
    return lines
  }
}
