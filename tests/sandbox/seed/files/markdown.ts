import { Marked, type Tokens } from 'marked'

interface CaptionedTable extends Tokens.Generic {
  readonly type: 'captionedTable'
  readonly caption: string
  readonly table: Tokens.Table
}

interface Callout extends Tokens.Generic {
  readonly type: 'callout'
  readonly content: Parameters<Marked['parser']>[0]
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * GitHub's Markdown and three conventions: `Table: …` above a table is its caption, an image alone with a title is a
 * figure, and `> [!NOTE]` is a note set apart from the text.
 */
const markdown = new Marked({
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
      start: (source) => source.match(/^Table: /m)?.index,
      tokenizer(source) {
        const [raw, caption, rows] = /^Table: (.+)\n\n((?:\|.*(?:\n|$))+)/.exec(source) ?? []
        if (raw === undefined || rows === undefined) return undefined
        const [table] = this.lexer.blockTokens(rows, [])
        return { type: 'captionedTable', raw, caption, table }
      },
      renderer(token) {
        const { caption, table } = token as CaptionedTable
        const cell = ({ tokens }: Tokens.TableCell): string => this.parser.parseInline(tokens)
        const columns = table.header.map((column) => `<th scope="col">${cell(column)}</th>`)
        const rows = table.rows.map(([first, ...rest]) => {
          const cells = rest.map((value) => `<td>${cell(value)}</td>`)
          return `<tr><th scope="row">${first ? cell(first) : ''}</th>${cells.join('')}</tr>`
        })
        return `<table><caption>${caption}</caption><thead><tr>${columns.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>\n`
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

/** HTML as the CMS would send it. */
export function toHtml(source: string): string {
  return markdown.parse(source, { async: false }).trim()
}
