/** A link in a text. */
interface Step {
  readonly href: string
  readonly text: string
}

export interface LiftedParts {
  /** The text without what the head of its page says. */
  readonly html: string
  /** What it says first to those whom it is not for. */
  readonly notice: string | null
  /** Where those go instead, or else where the text leads to. */
  readonly step: Step | null
}

/** A note before all of a text that ends with a link. */
const note = /^\s*<aside class="callout">\s*<p>([^<]*?)\s*<a href="([^"]*)">([^<]*)<\/a>\.?<\/p>\s*<\/aside>/

/** A paragraph in bold before all of a text. */
const standing = /^\s*<p><strong>([^<&]*)<\/strong><\/p>\s*/

/** Which version of a document it is and since when it holds, if it begins with that. */
export function liftStanding(html: string): { readonly html: string; readonly standing: string | null } {
  const [paragraph = '', said = null] = standing.exec(html) ?? []
  return { html: html.slice(paragraph.length), standing: said }
}

/** A link in bold that is all of the last paragraph. */
const last = /<p><strong><a href="([^"]*)">([^<&]*)<\/a><\/strong><\/p>\s*$/

/** The parts of a text about a product that belong into the head of its page, each of which is said there only. */
export function liftParts(html: string): LiftedParts {
  const [said, notice, instead, name] = note.exec(html) ?? []
  if (said !== undefined && notice !== undefined && instead !== undefined && name !== undefined) {
    return { html: html.slice(said.length), notice, step: { href: instead, text: name } }
  }
  const [paragraph, href, text] = last.exec(html) ?? []
  if (paragraph === undefined || href === undefined || text === undefined) return { html, notice: null, step: null }
  return { html: html.slice(0, -paragraph.length), notice: null, step: { href, text } }
}
