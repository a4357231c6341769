import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url).pathname

/** Imports that remain at run time, packages and Node's own modules aside. */
const importsOf = (code: string) =>
  [...code.matchAll(/^(?:import(?! type\b)|export(?! type\b))[^'";]*?from '([^']+)'|\bimport\(\s*'([^']+)'/gm)]
    .map(([, from, loaded]) => from ?? loaded ?? '')
    .filter((specifier) => /^(?:\.|@\/)/.test(specifier))

/** Imports that Node cannot resolve in what `files` load: it adds no extension and knows no alias. */
function unresolved(files: readonly string[]): string[] {
  const visited = new Set<string>()
  const found: string[] = []
  const pending = [...files]
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (visited.has(file)) continue
    visited.add(file)
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      const target = resolve(dirname(file), specifier)
      if (specifier.startsWith('.') && /\.\w+$/.test(specifier) && existsSync(target)) pending.push(target)
      else found.push(`${relative(root, file)}: ${specifier}`)
    }
  }
  return found
}

it('Node resolves everything that a script loads', () => {
  const scripts = globSync('scripts/**/*.mjs', { cwd: root }).map((file) => join(root, file))
  expect(scripts.length).toBeGreaterThan(40)
  expect(unresolved(scripts)).toEqual([])
})

it('finds an import that only a bundler resolves', () => {
  expect(importsOf("import { a } from './a'\nexport { b } from '@/b'\nawait import('./c.mjs')")).toEqual([
    './a',
    '@/b',
    './c.mjs',
  ])
  expect(importsOf("import type { A } from './a'\nimport { z } from 'zod'")).toEqual([])
  expect(unresolved([join(root, 'features/promotions/home-overlays.tsx')])).not.toEqual([])
})
