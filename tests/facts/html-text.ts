const block =
  /<\/?(?:address|article|aside|blockquote|body|button|caption|dd|details|div|dl|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|option|p|pre|section|select|summary|table|tbody|thead|tr|ul|br)\b[^>]*>/gi
/** Columns, and neighbours that the layout keeps apart. */
const cell = /<\/(?:td|th|dt|label)>|(?<=<\/span>)(?=<span\b)/gi
const named = /\s(?:content|aria-label|alt)="([^"]*)"/g

/**
 * What a document says to its readers, titles, descriptions and names for screen readers with it: a line for each
 * block or row of a table. Documents are written by one serializer, so that this needs no parser.
 */
export function textOfHtml(html: string): string {
  const markup = html.replaceAll(/<(script|style|template|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
  const names = [...markup.matchAll(named)].map(([, name = '']) => name)
  const text = markup
    .replaceAll(cell, ' ')
    .replaceAll(block, '\n')
    .replaceAll('</title>', '\n')
    .replaceAll(/<[^>]*>/g, '')
  return plain([...names, text].join('\n'))
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim()
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const plain = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name = '') => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
    return entities[name] ?? entity
  })
