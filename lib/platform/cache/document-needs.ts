/** What decides which rules of a style sheet a document needs for its first paint. */
export interface Needs {
  /** Classes, names and `id`s of its elements. */
  readonly classes: ReadonlySet<string>
  readonly elements: ReadonlySet<string>
  readonly ids: ReadonlySet<string>
  /** Types of its controls. */
  readonly types: ReadonlySet<string>
  /** Whether any control has placeholder text. */
  readonly hasPlaceholder: boolean
  /** Names of attributes in lower case, and each with `=` and its value. */
  readonly attributes: ReadonlySet<string>
  /** Names of those that scripts of the document set. */
  readonly scripted: ReadonlySet<string>
  /** Language of the outermost element. */
  readonly language: string | null
  /** Names of the files that it asks for before its first paint. */
  readonly files: ReadonlySet<string>
  /** Attributes of its elements with styles. */
  readonly styles: string
}

/** What the first paint does not show: scripts, and what is folded until somebody asks: menus, the numbers of a chart or calculator. */
const unseen =
  /<script\b[\s\S]*?<\/script>|(?<=<details (?:[^>]*\bdata-menu="true"[^>]*|class="chart-data")><summary[^>]*>(?:(?!<\/summary>)[\s\S])*<\/summary>)[\s\S]*?(?=<\/details>)/g

/** Reads from a document what it needs of style sheets. */
export function needsOf(html: string): Needs {
  const markup = html.replaceAll(unseen, '')
  const all = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, text = '']) => text)
  return {
    classes: new Set(all(/\bclass="([^"]*)"/g).flatMap((value) => unescapeHtml(value).split(/\s+/))),
    elements: new Set(all(/<([a-z][a-z0-9]*)/g)),
    ids: new Set(all(/\bid="([^"]*)"/g)),
    types: new Set(all(/\btype="([^"]*)"/g)),
    hasPlaceholder: /\bplaceholder="/.test(markup),
    attributes: new Set(
      [...markup.matchAll(/\s([a-z][\w-]*)="([^"]*)"|\s(data-[\w-]+)/gi)].flatMap(([, name, value, alone]) =>
        name === undefined ? [alone ?? ''] : [name.toLowerCase(), `${name.toLowerCase()}=${value}`],
      ),
    ),
    scripted: new Set(
      [...html.matchAll(/\bdataset\.(\w+)/g)].map(
        ([, name = '']) => `data-${name.replaceAll(/[A-Z]/g, '-$&').toLowerCase()}`,
      ),
    ),
    language: /<html\b[^>]*\blang="(\w+)/.exec(html)?.[1] ?? null,
    files: new Set(all(/<link rel="preload"[^>]*\bhref="([^"]+)"/g).map(fileName)),
    styles: all(/="([^"]*var\(--[^"]*)"/g).join(';'),
  }
}

/** The last part of an address, without the release that its query may name. */
export function fileName(address: string): string {
  return (address.split('?')[0] ?? '').split('/').at(-1) ?? ''
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function unescapeHtml(text: string): string {
  return text.replaceAll(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
}
