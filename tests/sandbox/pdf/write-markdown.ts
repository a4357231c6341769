import type { Token, Tokens } from 'marked'

import type { Locale } from '@/lib/platform/i18n/locales'

import { type Callout, type CaptionedTable, type Formula, toBlocks } from '../seed/files/markdown'
import { drawChart } from './draw-chart'
import { drawTable } from './draw-table'
import type { PageFlow } from './page-flow'
import { plainText } from './plain-text'

const body = { size: 10.5 } as const

function writeHeading(flow: PageFlow, { depth, tokens }: Tokens.Heading): void {
  const size = depth <= 2 ? 14 : 11.5
  flow.space(depth <= 2 ? 12 : 6)
  // A heading stays with the first lines of its text.
  flow.reserve(70)
  flow.text(plainText(tokens), { size, bold: true, colour: depth <= 2 ? 'indigo' : 'ink' })
  flow.space(3)
}

function writeParagraph(flow: PageFlow, tokens: readonly Token[] | undefined): void {
  const text = plainText(tokens).trim()
  // A picture alone has no text; covers are decoration.
  if (text === '') return
  flow.text(text, body)
  flow.space(5)
}

function writeList(flow: PageFlow, { items, ordered, start }: Tokens.List): void {
  for (const [index, { tokens }] of items.entries()) {
    flow.reserve(16)
    const mark = ordered ? `${(start || 1) + index}.` : '•'
    const y = flow.y - body.size
    flow.page.drawText(mark, { x: flow.x + 4, y, size: body.size, font: flow.fontOf() })
    const [first, ...others] = tokens
    flow.text(plainText(first && 'tokens' in first ? first.tokens : []), { ...body, indent: 22 })
    for (const other of others) if (other.type === 'list') writeList(flow, other as Tokens.List)
    flow.space(2)
  }
  flow.space(4)
}

function writeNote(flow: PageFlow, { content }: Callout): void {
  flow.space(4)
  for (const token of content) {
    if (!('tokens' in token)) continue
    flow.text(plainText(token.tokens), { size: 9.5, colour: 'soft', indent: 12 })
  }
  flow.space(6)
}

/** Writes the blocks of a Markdown text; pictures other than charts are left out. */
export function writeMarkdown(flow: PageFlow, source: string, locale: Locale): void {
  for (const token of toBlocks(source, locale)) {
    if (token.type === 'heading') writeHeading(flow, token as Tokens.Heading)
    else if (token.type === 'paragraph') writeParagraph(flow, token.tokens)
    else if (token.type === 'list') writeList(flow, token as Tokens.List)
    else if (token.type === 'blockquote') writeParagraph(flow, token.tokens)
    else if (token.type === 'formula') flow.text((token as Formula).text, { ...body, bold: true })
    else if (token.type === 'callout') writeNote(flow, token as Callout)
    else if (token.type === 'table') drawTable(flow, null, token as Tokens.Table)
    else if (token.type === 'captionedTable') {
      const { caption, chart, table } = token as CaptionedTable
      if (chart !== null) drawChart(flow, chart)
      drawTable(flow, caption, table)
    }
  }
}
