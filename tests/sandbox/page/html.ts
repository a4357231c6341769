/** Markup that is safe to insert into a page unescaped. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = string | number | Html | readonly Html[] | undefined

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function markupOf(value: Value): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.markup
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('')
  return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** A template whose values are escaped, unless they are markup already. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + markupOf(values[index - 1]) + part))
}
