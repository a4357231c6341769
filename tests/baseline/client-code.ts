import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { parseFile, nodeAt, textOf, walk, type Node } from './syntax'

const isSource = (file: string) => !/\.test\.|^tests\/|^e2e\//.test(file)

const sources = () => globSync('{app,components,features,lib}/**/*.{ts,tsx}').filter(isSource)

/** Files in which the code of pages and of workers begins. */
export const roots = () => ({
  page: [
    'instrumentation-client.ts',
    ...sources().filter((file) => /^'use client'$/m.test(readFileSync(file, 'utf8'))),
  ],
  worker: sources().filter((file) => file.endsWith('.worker.ts')),
})

const trees = new Map<string, Node>()

export function treeOf(file: string): Node {
  const tree = trees.get(file) ?? parseFile(file)
  trees.set(file, tree)
  return tree
}

/** These files and all of our own code that they import, also later, without what they import as types. */
export function codeFrom(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files)
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return found
}

function importsOf(file: string): string[] {
  const specifiers = [...walk(treeOf(file))].flatMap((node) => {
    if (/^(Import|Export\w*)Declaration$/.test(node.type)) {
      return node['typeOnly'] === true ? [] : [textOf(nodeAt(node, 'source'))]
    }
    if (node.type !== 'CallExpression' || nodeAt(node, 'callee')?.type !== 'Import') return []
    return [...walk(node['arguments'])].slice(0, 1).map(textOf)
  })
  return specifiers.flatMap((specifier) => resolve(specifier ?? '', file) ?? [])
}

function resolve(specifier: string, from: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier)
  const files = [path, `${path}.ts`, `${path}.tsx`]
  const file = files.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
  if (file === undefined) throw new Error(`${from} imports ${specifier}, which is no file`)
  return /\.tsx?$/.test(file) ? file : undefined
}

/** Names of properties in objects, types and classes of the files: `name:`, `name?:`, `name(`, `{ name }`. */
export function declaredNames(files: Iterable<string>): ReadonlySet<string> {
  const key = /(?<![.\w])(\w+)(?=\??\s*[:(]|\s*[,}])/g
  return new Set(
    [...files].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(key)].map(([, name = '']) => name)),
  )
}
