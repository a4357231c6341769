import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { createSeed } from '../sandbox/seed/seed'

const root = new URL('../../', import.meta.url).pathname

/** Their ids of terms may look like slugs. Slugs of the firm's own CMS are in firm.json. */
const exempt = ['lib/domain/glossary/topics.ts', 'features/glossary/term-figures.tsx']

const sources = ['app', 'components', 'features', 'lib'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !exempt.includes(file)),
)

/** Comments may give a slug as an example. */
const codeOf = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const seed = createSeed(new Date('2026-11-20T10:00:00+07:00'))
const slugs = new Set([...seed.posts, ...seed.categories].map(({ slug }) => slug))

/** Addresses of articles and categories with a literal slug, and literals that are a slug of the demo's CMS. */
function literalSlugs(code: string): string[] {
  const addresses = [...code.matchAll(/['"`]\/(?:cate|article)\/[\w-]+/g)].map(([match]) => match)
  const words = [...code.matchAll(/['"`]([a-z\d]+(?:-[a-z\d]+)+)['"`]/g)].flatMap(([, word = '']) =>
    slugs.has(word) ? [word] : [],
  )
  return [...addresses, ...words]
}

it('product code names no slug of a CMS', () => {
  const named = sources.flatMap((file) => literalSlugs(codeOf(file)).map((slug) => `${file}: ${slug}`))
  expect(named).toEqual([])
})

it('finds an address with a slug, and a slug alone', () => {
  const [slug] = [...slugs].filter((each) => each.includes('-'))
  expect(literalSlugs(`<a href="/cate/huong-dan">`)).toHaveLength(1)
  expect(literalSlugs(`const known = ['${slug}']`)).toEqual([slug])
  expect(literalSlugs('const path = `/cate/${category.slug}`')).toEqual([])
})
