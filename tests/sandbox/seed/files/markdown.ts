import { Marked, type Token, type Tokens } from 'marked'

import { type Locale, locales } from '@/lib/platform/i18n/locales'

import { type Chart, chartOfTable, chartPath, floorsOfTable, rangeOfTable } from '../charts/chart'
import { isForecastOf, sizeOf } from '../charts/shape'

export interface CaptionedTable extends Tokens.Generic {
  readonly type: 'captionedTable'
  readonly caption: string
  /** Drawn above the table. */
  readonly chart: Chart | null
  /** Classes of the figure around it, which the page draws as bars, or before which it puts the margin calculator. */
  readonly figure: string | null
  readonly table: Tokens.Table
}

/** `Formula: name = dividend ÷ divisor`, with an example of it after another `=` and a note in the line below. */
export interface Formula extends Tokens.Generic {
  readonly type: 'formula'
  readonly text: string
  readonly note: string | undefined
}

export interface Callout extends Tokens.Generic {
  readonly type: 'callout'
  readonly content: Token[]
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escaped[sign] ?? sign)

/** The chart is in the name of the picture. */
function figureOf(chart: Chart, caption: string): string {
  const { width, height } = sizeOf(chart)
  const look = {
    bars: isForecastOf(chart) ? ' class="few"' : '',
    line: ' class="line"',
    floors: ' class="line"',
    range: ' class="spread"',
  }[chart.form]
  return `<figure${look}><img src="${chartPath(chart)}" alt="${escape(caption)}" width="${width}" height="${height}" loading="lazy"></figure>`
}

/** Whether a row at the end of a table is a total: its first cell is bold, and nothing else. */
const isTotal = (row: readonly Tokens.TableCell[] | undefined): boolean => {
  const [only, ...others] = row?.[0]?.tokens ?? []
  return only?.type === 'strong' && others.length === 0
}

/** A table whose rows have names. */
function tableHtml(
  { header, rows: all }: Tokens.Table,
  caption: string | null,
  cell: (cell: Tokens.TableCell) => string,
): string {
  const columns = header.map((column) => `<th scope="col">${cell(column)}</th>`)
  const rows = all.map(([first, ...rest]) => {
    const cells = rest.map((value) => `<td>${cell(value)}</td>`)
    return `<tr><th scope="row">${first ? cell(first) : ''}</th>${cells.join('')}</tr>`
  })
  const sums = rows.splice(all.findLastIndex((row) => !isTotal(row)) + 1)
  const total = sums.length > 0 ? `<tfoot>${sums.join('')}</tfoot>` : ''
  const named = caption === null ? '' : `<caption>${caption}</caption>`
  return `<table>${named}<thead><tr>${columns.join('')}</tr></thead><tbody>${rows.join('')}</tbody>${total}</table>`
}

/**
 * GitHub's Markdown and conventions of its own: `Table: …` above a table is its caption, `Margin: …` is one too and asks for the margin
 * calculator in front of the table (`Margin 100 called interest: …` for one that begins with 100 million dong at the price of the call and says the interest), `Fees: …` for the calculator of the days without commission,
 * `Bars: …` is one too and asks for a bar beside each number, `Chart: …` is a caption too and draws the table's numbers above it,
 * with the levels that a line `Levels: …` below them names
 * (of one that begins with `@` only the last value is known, so it is drawn at the end of the line), `Range: …` draws the prices of its
 * last column as points of one scale around the level that is the price now, `Floors: …` the price after each session at the floor up to
 * the number of them in its last column, last rows whose first cell is
 * bold are totals, an image alone with a title is a figure, `Formula: a = b ÷ c` is a fraction, and `> [!NOTE]` is a note set apart
 * from the text.
 */
const markdownOf = (locale: Locale) =>
  new Marked({
    renderer: {
      text(token) {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens)
        return token.text.replaceAll(/[&<>]/g, (sign) => escaped[sign] ?? sign)
      },
      paragraph({ tokens }) {
        const html = this.parser.parseInline(tokens)
        return html.startsWith('<figure>') ? `${html}\n` : `<p>${html}</p>\n`
      },
      // A quotation of one paragraph has no paragraph inside, as the site's editor writes it.
      blockquote({ tokens }) {
        const [first, ...others] = tokens
        const one = first?.type === 'paragraph' && others.length === 0
        return `<blockquote>${one ? this.parser.parseInline(first.tokens ?? []) : this.parser.parse(tokens)}</blockquote>\n`
      },
      // Without a caption where the heading above it says what it would.
      table(table) {
        return `${tableHtml(table, null, ({ tokens }) => this.parser.parseInline(tokens))}\n`
      },
      image({ href, text, title }) {
        const picture = `<img src="${href}" alt="${text}" width="1200" height="675" loading="lazy">`
        return title ? `<figure>${picture}<figcaption>${title}</figcaption></figure>` : picture
      },
    },
    tokenizer: {
      // Addresses in demo texts lead nowhere, and `1~3` is a range in Korean: neither is markup.
      url: () => undefined,
      del: () => undefined,
    },
    extensions: [
      {
        name: 'captionedTable',
        level: 'block',
        start: (source) =>
          source.match(/^(?:Table|Chart|Range|Floors|Bars|Fees|Margin(?: \d+)?(?: called)?(?: interest)?): /m)?.index,
        tokenizer(source) {
          const [raw, kind, caption, levels, rows] =
            /^(Table|Chart|Range|Floors|Bars|Fees|Margin(?: \d+)?(?: called)?(?: interest)?): (.+)\n(?:Levels: (.+)\n)?\n((?:\|.*(?:\n|$))+)/.exec(
              source,
            ) ?? []
          if (raw === undefined || rows === undefined) return undefined
          const table = this.lexer.blockTokens(rows, [])[0] as Tokens.Table
          const texts = (cells: readonly Tokens.TableCell[]): string[] => cells.map(({ text }) => text)
          const [, own, begins = ''] = /^Margin ?(\d*)((?: called)?(?: interest)?)$/.exec(kind ?? '') ?? []
          const drawn = kind === 'Bars' ? 'bars' : kind === 'Fees' ? 'fee-calculator' : null
          const figure = own === undefined ? drawn : `margin-calculator${own && ` own-${own}`}${begins}`
          const [header, cells] = [texts(table.header), table.rows.map(texts)]
          const charts = { Chart: chartOfTable, Range: rangeOfTable, Floors: floorsOfTable } as const
          const isDrawn = kind === 'Chart' || kind === 'Range' || kind === 'Floors'
          const chart = isDrawn ? charts[kind](header, cells, locale, levels) : null
          return { type: 'captionedTable', raw, caption, table, chart, figure }
        },
        renderer(token) {
          const { caption, table, chart, figure } = token as CaptionedTable
          const picture = chart === null ? '' : figureOf(chart, caption)
          const html = picture + tableHtml(table, caption, ({ tokens }) => this.parser.parseInline(tokens))
          return figure === null ? `${html}\n` : `<figure class="${figure}">${html}</figure>\n`
        },
      },
      {
        name: 'formula',
        level: 'block',
        start: (source) => source.match(/^Formula: /m)?.index,
        tokenizer(source) {
          const [raw, text, note] = /^Formula: (.+ = .+ ÷ .+)(?:\n(.+))?(?:\n|$)/.exec(source) ?? []
          return raw === undefined ? undefined : { type: 'formula', raw, text, note }
        },
        renderer(token) {
          const { text, note } = token as Formula
          const [name, rule, ...example] = escape(text)
            .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
            .split(' = ')
            .map((side) => side.replace(/^(.+) ÷ (.+)$/, '<span>(<sup>$1</sup>) ÷ (<sub>$2</sub>)</span>'))
          const worked = example.length === 0 ? '' : ` <b>= ${example.join(' = ')}</b>`
          const said = note === undefined ? '' : ` <small>${escape(note)}</small>`
          return `<p class="formula">${name} = ${rule}${worked}${said}</p>\n`
        },
      },
      {
        name: 'callout',
        level: 'block',
        start: (source) => source.match(/^> \[!NOTE\]/m)?.index,
        tokenizer(source) {
          const [raw, quoted] = /^> \[!NOTE\]\n((?:>.*(?:\n|$))+)/.exec(source) ?? []
          if (raw === undefined || quoted === undefined) return undefined
          return { type: 'callout', raw, content: this.lexer.blockTokens(quoted.replaceAll(/^> ?/gm, ''), []) }
        },
        renderer(token) {
          return `<aside class="callout">${this.parser.parse((token as Callout).content).trim()}</aside>\n`
        },
      },
    ],
  })

const parsers = Object.fromEntries(locales.map((locale) => [locale, markdownOf(locale)])) as Record<Locale, Marked>

/** HTML as the CMS would send it. `locale` tells how numbers of charts are written. */
export function toHtml(source: string, locale: Locale): string {
  return parsers[locale].parse(source, { async: false }).trim()
}

/** The blocks of a text: what Marked knows, `CaptionedTable`, `Formula` and `Callout`. */
export function toBlocks(source: string, locale: Locale): readonly Token[] {
  return parsers[locale].lexer(source)
}
