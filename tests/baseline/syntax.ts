import { readFileSync } from 'node:fs'

import { parseSync } from '@swc/core'

/** A node of the syntax tree, of whatever kind. */
export interface Node {
  readonly type: string
  readonly [property: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** @throws {Error} on a text that cannot be parsed */
export function parseSource(source: string, hasMarkup: boolean): Node {
  return parseSync(source, { syntax: 'typescript', tsx: hasMarkup }) as unknown as Node
}

/** @throws {Error} on a file that cannot be parsed */
export const parseFile = (file: string): Node => parseSource(readFileSync(file, 'utf8'), file.endsWith('x'))

/** The node and all within it, without types, which are gone when the code runs. */
export function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item)
  } else if (isNode(value)) {
    if (/^Ts(?!As|Satisfies|NonNull|ConstAssertion|TypeAssertion)/.test(value.type)) return
    yield value
    for (const [name, child] of Object.entries(value)) if (name !== 'typeAnnotation') yield* walk(child)
  } else if (typeof value === 'object' && value !== null) {
    // Arguments, array elements and declarations are wrapped in objects without a type.
    for (const child of Object.values(value)) yield* walk(child)
  }
}

/** The node under a name. */
export function nodeAt(node: Node | undefined, property: string): Node | undefined {
  const value = node?.[property]
  return isNode(value) ? value : undefined
}

/** The text of an identifier or a string. */
export const textOf = (node: Node | undefined): string | undefined =>
  typeof node?.['value'] === 'string' ? node['value'] : undefined
