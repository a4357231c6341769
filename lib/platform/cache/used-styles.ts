import { type AtRule, type ChildNode, type Declaration, parse, type Root, type Rule } from 'postcss'

import { type Needs, fileName } from './document-needs.ts'
import { isTouched, isUsed, type Selector, selectorOf } from './used-selectors.ts'

/** A rule that only sets custom properties of every or the outermost element, such as the colours of a theme. */
interface Tokens {
  readonly selector: string
  readonly values: ReadonlyArray<readonly [name: string, text: string]>
}

/** A part of a sheet as text; null where a document has no use for it. `tokens` are those that something names. */
type Part = (needs: Needs, tokens: ReadonlySet<string>) => string | null

/** Returns the rules of style sheets that apply to a document. */
export type StyleSheet = (needs: Needs) => string

/**
 * Reads style sheets once, in their order, so that the rules for a document are found in a few milliseconds.
 * Left out besides rules for other classes and elements: faces whose files come after the first paint, what only paper,
 * forced colours or more contrast show, initial values for old browsers, the layer `later`, states of what is pointed at or focused, transitions,
 * and tokens, faces, animations and registered properties that nothing in the document names.
 *
 * @param css sheets as the build writes them, one after the other, with absolute addresses
 * @throws CssSyntaxError
 */
export function readStyleSheet(css: string): StyleSheet {
  const sheet = parse(css)
  joinLayers(sheet)
  // Spaces that the build leaves in values; a text in quotes may need its own.
  sheet.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replaceAll(', ', ',')
  })
  const atRules = sheet.nodes.filter((node): node is AtRule => node.type === 'atrule')
  const faces = atRules.filter(isFace).map(faceOf)
  const named = atRules.filter(isNamed)
  const tokens = new Map<string, string>()
  sheet.walkRules((rule) => {
    for (const [name, text] of tokensOf(rule)?.values ?? []) tokens.set(name, `${tokens.get(name) ?? ''}${text};`)
  })
  const parts = sheet.nodes.map(partOf)
  const render = (needs: Needs, used: ReadonlySet<string>) => parts.map((part) => part(needs, used) ?? '').join('')
  return (needs) => {
    const rules = render(needs, namedIn(render(needs, new Set()) + needs.styles, tokens))
    return [
      rules,
      ...faces.filter(({ family, file }) => rules.includes(family) && (file === null || needs.files.has(file))),
      ...named.filter(({ params }) => rules.includes(params)),
    ]
      .map(String)
      .join('')
  }
}

/** Merges the blocks of each layer, which every sheet declares again: only the order of the layers decides which rule wins. */
function joinLayers(sheet: Root): void {
  const ordered = new Set<string>()
  const parts = new Map<string, AtRule>()
  for (const layer of sheet.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer')) {
    const names = layer.params.split(',').map((name) => name.trim())
    const isKnown = names.every((name) => ordered.has(name))
    for (const name of names) ordered.add(name)
    const part = parts.get(layer.params)
    if (layer.nodes === undefined) {
      if (isKnown) layer.remove()
    } else if (part === undefined) {
      parts.set(layer.params, layer)
    } else {
      part.append(layer.nodes)
      layer.remove()
    }
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
  if (node.type !== 'atrule' || isFace(node) || isNamed(node) || isLater(node)) return () => null
  const { name, params, nodes } = node
  if (nodes === undefined) return () => `@${name} ${params};`
  const parts = nodes.map(partOf)
  return (needs, used) => {
    const text = parts.map((part) => part(needs, used) ?? '').join('')
    return text === '' ? null : `@${name} ${params}{${text}}`
  }
}

interface Face {
  readonly family: string
  /** Name of its file; null: the device has it. */
  readonly file: string | null
  toString(): string
}

function faceOf(node: AtRule): Face {
  const text = String(node)
  const [, family = ''] = /font-family:\s*["']?([^;"'}]+)/.exec(text) ?? []
  const [, address] = /url\(([^)]+)\)/.exec(text) ?? []
  return { family, file: address === undefined ? null : fileName(address), toString: () => text }
}

function ruleOf(rule: Rule): Part {
  const known: readonly Selector[] = rule.selectors.filter((text) => !isTouched.test(text)).map(selectorOf)
  const tokens = tokensOf(rule)
  if (tokens !== null) {
    return (needs, used) => {
      const text = tokens.values.flatMap(([name, value]) => (used.has(name) ? [value] : [])).join(';')
      return text !== '' && known.some((one) => isUsed(one, needs)) ? `${tokens.selector}{${text}}` : null
    }
  }
  // Prefixes of several browsers leave the same declaration more than once.
  const declarations = rule.nodes.filter((node) => !isTransition(node)).map(String)
  const body = declarations.filter((text, index) => text !== declarations[index - 1]).join(';')
  if (body === '') return () => null
  return (needs) => {
    const used = known.filter((one) => isUsed(one, needs))
    return used.length === 0 ? null : `${used.map(({ text }) => text).join(',')}{${body}}`
  }
}

function tokensOf({ selector, nodes }: Rule): Tokens | null {
  const isToken = (node: ChildNode): node is Declaration => node.type === 'decl' && node.prop.startsWith('--')
  if (!/^(?::root|\*)/.test(selector) || nodes.length === 0 || !nodes.every(isToken)) return null
  return { selector, values: nodes.map((node) => [node.prop, String(node)]) }
}

/** Nothing changes before the whole sheet is there. Tailwind's utilities for time set properties that its transitions read. */
const isTransition = (node: ChildNode) =>
  node.type === 'decl' && /^(?:transition|--tw-(?:duration|ease)$)/.test(node.prop)

const isFace = ({ name }: AtRule) => name === 'font-face'

const isNamed = ({ name }: AtRule) => name === 'property' || name.endsWith('keyframes')

/** Layers that the first paint does without: initial values for browsers that register no properties (Safari before 16.4), and `later`. */
const laterLayers = new Set(['properties', 'later'])

/** Paper, and the edges and inks that forced colours and more contrast add: none changes what the first paint lays out. */
const laterMedia = /^print$|\((?:forced-colors: ?active|prefers-contrast: ?more)\)/

const isLater = ({ name, params }: AtRule) =>
  (name === 'media' && laterMedia.test(params.trim())) || (name === 'layer' && laterLayers.has(params.trim()))

/** A sheet whose files are named by their paths. @param folder address of the folder that it is in, with a slash at its end */
export function withPaths(css: string, folder: string): string {
  return css.replaceAll(/url\((?!["']|data:)([^)]+)\)/g, (_, file: string) => `url(${pathOf(folder, file)})`)
}

/** The path of a file that is named relative to a folder. */
const pathOf = (folder: string, file: string) => new URL(file, `http://site${folder}`).pathname
