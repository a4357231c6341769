import { readFile } from 'node:fs/promises'

import fontkit from '@cantoo/fontkit'
import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'

import type { Locale } from '@/lib/platform/i18n/locales'

import { fontFile, type Weight } from '../font-files'
import { wrapLines } from './wrap-lines'

/** A4 in points. */
const page = { width: 595, height: 842, margin: 56, top: 84, bottom: 60 } as const

export const colours = {
  ink: rgb(0.08, 0.09, 0.17),
  soft: rgb(0.37, 0.39, 0.49),
  line: rgb(0.85, 0.85, 0.88),
  indigo: rgb(0.16, 0.2, 0.54),
  bronze: rgb(0.78, 0.48, 0.12),
  lilac: rgb(0.56, 0.61, 0.96),
} as const

export type Colour = keyof typeof colours

export interface PdfFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly pages: number
}

interface TextStyle {
  readonly size: number
  readonly bold?: boolean
  readonly colour?: Colour
  /** From the left margin, in points. */
  readonly indent?: number
}

interface About {
  readonly title: string
  readonly locale: Locale
  readonly published: Date
  /** In the head of every page: the company and what the document is. */
  readonly brand: string
  readonly kind: string
}

/** Height of a line as a multiple of the size of its letters. */
const leading = 1.5

/** Writes down A4 pages that each carry a head and, in the end, their number. All measures are points. */
export class PageFlow {
  static readonly width = page.width - 2 * page.margin

  readonly #document: PDFDocument
  readonly #fonts: Readonly<Record<'regular' | 'bold', PDFFont>>
  readonly #about: About
  readonly #widths = new Map<string, number>()
  #page: PDFPage
  /** Upper edge of what comes next. */
  #y = page.height - page.top

  private constructor(document: PDFDocument, fonts: Record<'regular' | 'bold', PDFFont>, about: About) {
    this.#document = document
    this.#fonts = fonts
    this.#about = about
    this.#page = this.#nextPage()
  }

  static async start(about: About): Promise<PageFlow> {
    const document = await PDFDocument.create()
    document.registerFontkit(fontkit)
    const script = about.locale === 'ko' ? 'korean' : 'latin'
    const embed = async (weight: Weight) =>
      document.embedFont(await readFile(fontFile(script, weight)), { subset: true })
    const fonts = { regular: await embed('regular'), bold: await embed('bold') }
    document.setTitle(about.title, { showInWindowTitleBar: true })
    document.setAuthor(about.brand)
    document.setLanguage(about.locale)
    document.setCreationDate(about.published)
    document.setModificationDate(about.published)
    return new PageFlow(document, fonts, about)
  }

  /** Page on which the next block begins. */
  get page(): PDFPage {
    return this.#page
  }

  get y(): number {
    return this.#y
  }

  /** Left margin. */
  get x(): number {
    return page.margin
  }

  fontOf(bold = false): PDFFont {
    return this.#fonts[bold ? 'bold' : 'regular']
  }

  /** Begins a new page if less than `height` is left on this one. */
  reserve(height: number): void {
    if (this.#y - height >= page.bottom) return
    this.#page = this.#nextPage()
    this.#y = page.height - page.top
  }

  space(points: number): void {
    this.#y -= points
  }

  /** Lines of a text that are no wider than `width`. */
  wrap(text: string, { size, bold = false }: TextStyle, width: number): string[] {
    const font = this.fontOf(bold)
    // A number and its per-cent sign stay on one line.
    const bound = text.normalize('NFC').replaceAll(/(\d) %/g, '$1\u00A0%')
    return wrapLines(bound, (word) => this.#widthOf(word, font, bold) * size, width)
  }

  text(text: string, style: TextStyle): void {
    const { size, bold = false, colour = 'ink', indent = 0 } = style
    for (const line of this.wrap(text, style, PageFlow.width - indent)) {
      this.reserve(size * leading)
      const at = { x: page.margin + indent, y: this.#y - size }
      this.#page.drawText(line, { ...at, font: this.fontOf(bold), size, color: colours[colour] })
      this.#y -= size * leading
    }
  }

  /** Width of a word as a multiple of the size of its letters. */
  #widthOf(word: string, font: PDFFont, bold: boolean): number {
    const key = `${bold ? 'b' : 'r'}${word}`
    const width = this.#widths.get(key) ?? font.widthOfTextAtSize(word, 1)
    this.#widths.set(key, width)
    return width
  }

  async finish(): Promise<PdfFile> {
    const pages = this.#document.getPages()
    for (const [index, each] of pages.entries()) {
      const at = { x: page.margin, y: 32 }
      const style = { font: this.#fonts.regular, size: 8, color: colours.soft }
      each.drawText(`${this.#about.brand} · ${index + 1}/${pages.length}`, { ...at, ...style })
    }
    return { bytes: new Uint8Array(await this.#document.save()), pages: pages.length }
  }

  #nextPage(): PDFPage {
    const next = this.#document.addPage([page.width, page.height])
    const { brand, kind } = this.#about
    const { regular, bold } = this.#fonts
    next.drawRectangle({ x: 0, y: page.height - 10, width: page.width, height: 10, color: colours.indigo })
    const y = page.height - 48
    next.drawText(brand, { x: page.margin, y, font: bold, size: 12, color: colours.indigo })
    const x = page.width - page.margin - regular.widthOfTextAtSize(kind, 10)
    next.drawText(kind, { x, y, font: regular, size: 10, color: colours.soft })
    return next
  }
}
