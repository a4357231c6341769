import { list } from 'postcss'

import type { Needs } from './document-needs.ts'

export interface Selector {
  readonly text: string
  /** Classes and element names that the element, or one around it, must have. */
  readonly classes: readonly string[]
  readonly elements: readonly string[]
  /** `id`s, likewise. */
  readonly ids: readonly string[]
  /** Values of `type` that one of them must have. */
  readonly types: readonly string[]
  /** Names of attributes, with `=` and their values, that one of them must have, or names that a script must set. */
  readonly attributes: readonly string[]
  /** The language that the outermost element must have. */
  readonly language: string | null
  /** Arguments of each `:is()`, `:where()` and `:has()`, one of which must apply. */
  readonly alternatives: readonly (readonly Selector[])[]
  /** Whether it styles placeholder text. */
  readonly hasPlaceholder: boolean
}

/** Whether a selector can match an element of a document, as far as its `Needs` say. */
export function isUsed(
  { classes, elements, ids, types, attributes, language, alternatives, hasPlaceholder }: Selector,
  needs: Needs,
): boolean {
  return (
    classes.every((name) => needs.classes.has(name)) &&
    elements.every((name) => needs.elements.has(name)) &&
    ids.every((name) => needs.ids.has(name)) &&
    types.every((name) => needs.types.has(name)) &&
    attributes.every((wanted) => needs.attributes.has(wanted) || needs.scripted.has(wanted.split('=')[0] ?? '')) &&
    (language === null || needs.language === language) &&
    (!hasPlaceholder || needs.hasPlaceholder) &&
    alternatives.every((given) => given.some((one) => isUsed(one, needs)))
  )
}

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi

/**
 * Reads one selector of a rule. Arguments of other pseudo-classes than `:is()`, `:where()` and `:has()` are ignored: no element
 * of the page has to match `:not(.a)`.
 */
export function selectorOf(text: string): Selector {
  const outer = withoutBrackets(text)
  const plain = outer.replaceAll(/(?<!\\)\[[^\]]*\]/g, '')
  const classes = [...plain.matchAll(className)]
  const elements = [...plain.replaceAll(className, '').matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)]
  return {
    text,
    classes: classes.map(([, name = '']) => unescapeCss(name)),
    elements: elements.map(([, name = '']) => name),
    ids: [...plain.matchAll(/(?<!\\)#([\w-]+)/g)].map(([, name = '']) => name),
    types: typesOf(outer),
    attributes: attributesOf(outer),
    language: /:root[^\s>+~]*:lang\((\w+)\)/.exec(text)?.[1] ?? null,
    alternatives: alternativesOf(text).map((given) => list.comma(given).map(selectorOf)),
    hasPlaceholder: text.endsWith('::placeholder'),
  }
}

/** What is in the brackets of `:is()`, `:where()` and `:has()`, unless these are themselves an argument. */
function alternativesOf(selector: string): string[] {
  const found: string[] = []
  let depth = 0
  let start: number | null = null
  for (const { 0: token, index } of selector.matchAll(/\\.|:(?:is|where|has)\(|[()]/g)) {
    if (token.startsWith('\\')) continue
    if (token !== ')') {
      if (depth === 0 && token !== '(') start = index + token.length
      depth += 1
      continue
    }
    depth -= 1
    if (depth === 0 && start !== null) {
      found.push(selector.slice(start, index))
      start = null
    }
  }
  return found
}

/** Parts of a control that the browser draws, and the type of control that has them. */
const nativeParts: ReadonlyArray<readonly [RegExp, string]> = [
  [/::file-selector-button/, 'file'],
  [/::-webkit-(?:date|calendar)/, 'date'],
  [/::-webkit-search/, 'search'],
  [/::-webkit-(?:inner|outer)-spin-button/, 'number'],
]

function typesOf(selector: string): string[] {
  const written = [...selector.matchAll(/(?<!\\)\[type=["']?([\w-]+)["']?\]/g)].map(([, type = '']) => type)
  return [...written, ...nativeParts.flatMap(([part, type]) => (part.test(selector) ? [type] : []))]
}

/** What visitors change without code, and what `typesOf` reads. */
const otherAttributes = new Set(['open', 'type'])

function attributesOf(selector: string): string[] {
  const written = [...selector.matchAll(/(?<!\\)\[([a-z][\w-]*)(?:=["']?([\w-]+)["']?\])?/g)]
    .filter(([, name = '']) => !otherAttributes.has(name))
    .map(([, name = '', value]) => (value === undefined ? name : `${name}=${value}`))
  return /(?<!\\):disabled/.test(selector) ? [...written, 'disabled'] : written
}

function withoutBrackets(selector: string): string {
  const shorter = selector.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '')
  return shorter === selector ? selector : withoutBrackets(shorter)
}

function unescapeCss(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, letter: string) =>
    code === undefined ? letter : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** Interaction states, and ways from one page to another. A colon inside a class name is escaped, so it does not match. */
export const isTouched = /(?<!\\):(?:(?:hover|focus|focus-visible|focus-within|active)(?![\w-])|:view-transition)/
