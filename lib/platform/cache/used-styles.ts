import { type AtRule, type ChildNode, type Declaration, list, parse, type Rule } from 'postcss'

import { type Needs, fileName } from './document-needs.ts'

interface Selector {
  readonly text: string
  /** Classes and element names that the element, or one around it, must have. */
  readonly classes: readonly string[]
  readonly elements: readonly string[]
  /** Values of `type` that one of them must have. Other attributes may be set by a script before the first paint. */
  readonly types: readonly string[]
  /** Arguments of each `:is()` and `:where()`, one of which must apply. */
  readonly alternatives: readonly (readonly Selector[])[]
}

/** A rule that only sets custom properties of every or the outermost element, such as the colours of a theme. */
interface Tokens {
  readonly selector: string
  readonly values: ReadonlyArray<readonly [name: string, text: string]>
}

/** A part of a sheet as text; null where a document has no use for it. `tokens` are those that something names. */
type Part = (needs: Needs, tokens: ReadonlySet<string>) => string | null

/** Returns the rules of one style sheet that apply to a document. */
export type StyleSheet = (needs: Needs) => string

/**
 * Reads a style sheet once, so that the rules for a document are found in a few milliseconds.
 * Left out besides rules for other classes and elements: faces whose files come after the first paint, what only paper shows,
 * states of what is pointed at or focused, transitions, and tokens, animations and registered properties that nothing in the document names.
 *
 * @param css a sheet as the build writes it
 * @param folder address of the folder that it is in, with a slash at its end
 * @throws CssSyntaxError
 */
export function readStyleSheet(css: string, folder = '/'): StyleSheet {
  const absolute = css.replaceAll(/url\((?!["']|data:)([^)]+)\)/g, (_, file: string) => `url(${pathOf(folder, file)})`)
  const sheet = parse(absolute)
  const named = sheet.nodes.filter((node): node is AtRule => node.type === 'atrule' && isNamed(node))
  const tokens = new Map<string, string>()
  sheet.walkRules((rule) => {
    for (const [name, text] of tokensOf(rule)?.values ?? []) tokens.set(name, `${tokens.get(name) ?? ''}${text};`)
  })
  const parts = sheet.nodes.map(partOf)
  const render = (needs: Needs, used: ReadonlySet<string>) => parts.map((part) => part(needs, used) ?? '').join('')
  return (needs) => {
    const rules = render(needs, namedIn(render(needs, new Set()) + needs.styles, tokens))
    return (
      rules +
      named
        .filter(({ params }) => rules.includes(params))
        .map(String)
        .join('')
    )
  }
}

/** The tokens that a text names, and those that their values name. */
function namedIn(text: string, tokens: ReadonlyMap<string, string>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
    if (found.has(name)) continue
    found.add(name)
    namedIn(tokens.get(name) ?? '', tokens, found)
  }
  return found
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return ruleOf(node)
  if (node.type !== 'atrule' || isNamed(node) || isForPaper(node)) return () => null
  const { name, params, nodes } = node
  if (nodes === undefined) return () => `@${name} ${params};`
  if (name === 'font-face') return faceOf(node)
  const parts = nodes.map(partOf)
  return (needs, used) => {
    const text = parts.map((part) => part(needs, used) ?? '').join('')
    return text === '' ? null : `@${name} ${params}{${text}}`
  }
}

/** A face of the device, or one with a file. */
function faceOf(node: AtRule): Part {
  const text = String(node)
  const [, file] = /url\(([^)]+)\)/.exec(text) ?? []
  return ({ files }) => (file === undefined || files.has(fileName(file)) ? text : null)
}

function ruleOf(rule: Rule): Part {
  const tokens = tokensOf(rule)
  if (tokens !== null) {
    return (_needs, used) => {
      const text = tokens.values.flatMap(([name, value]) => (used.has(name) ? [value] : [])).join(';')
      return text === '' ? null : `${tokens.selector}{${text}}`
    }
  }
  const known: readonly Selector[] = rule.selectors.filter((text) => !isTouched.test(text)).map(selectorOf)
  const body = rule.nodes
    .filter((node) => !isTransition(node))
    .map(String)
    .join(';')
  if (body === '') return () => null
  return (needs) => {
    const used = known.filter((one) => isUsed(one, needs))
    return used.length === 0 ? null : `${used.map(({ text }) => text).join(',')}{${body}}`
  }
}

function isUsed({ classes, elements, types, alternatives }: Selector, needs: Needs): boolean {
  return (
    classes.every((name) => needs.classes.has(name)) &&
    elements.every((name) => needs.elements.has(name)) &&
    types.every((name) => needs.types.has(name)) &&
    alternatives.every((given) => given.some((one) => isUsed(one, needs)))
  )
}

function tokensOf({ selector, nodes }: Rule): Tokens | null {
  const isToken = (node: ChildNode): node is Declaration => node.type === 'decl' && node.prop.startsWith('--')
  if (!/^(?::root|\*)/.test(selector) || nodes.length === 0 || !nodes.every(isToken)) return null
  return { selector, values: nodes.map((node) => [node.prop, String(node)]) }
}

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi

/** Arguments of other pseudo-classes than `:is()` and `:where()` are ignored: no element of the page has to match `:not(.a)`. */
function selectorOf(text: string): Selector {
  const outer = withoutBrackets(text)
  const plain = outer.replaceAll(/(?<!\\)\[[^\]]*\]/g, '')
  const classes = [...plain.matchAll(className)]
  const elements = [...plain.replaceAll(className, '').matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)]
  return {
    text,
    classes: classes.map(([, name = '']) => unescapeCss(name)),
    elements: elements.map(([, name = '']) => name),
    types: typesOf(outer),
    alternatives: alternativesOf(text).map((given) => list.comma(given).map(selectorOf)),
  }
}

/** What is in the brackets of `:is()` and `:where()`, unless these are themselves an argument. */
function alternativesOf(selector: string): string[] {
  const found: string[] = []
  let depth = 0
  let start: number | null = null
  for (const { 0: token, index } of selector.matchAll(/\\.|:(?:is|where)\(|[()]/g)) {
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

function withoutBrackets(selector: string): string {
  const shorter = selector.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '')
  return shorter === selector ? selector : withoutBrackets(shorter)
}

function unescapeCss(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, letter: string) =>
    code === undefined ? letter : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** Interaction states. A colon inside a class name is escaped, so it does not match. */
const isTouched = /(?<!\\):(?:hover|focus|focus-visible|active)(?![\w-])/

/** Nothing changes before the whole sheet is there. */
const isTransition = (node: ChildNode) => node.type === 'decl' && node.prop.startsWith('transition')

const isNamed = ({ name }: AtRule) => name === 'property' || name.endsWith('keyframes')

const isForPaper = ({ name, params }: AtRule) => name === 'media' && params.trim() === 'print'

/** The path of a file that is named relative to a folder. */
const pathOf = (folder: string, file: string) => new URL(file, `http://site${folder}`).pathname
