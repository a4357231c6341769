import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { staticContentCodes } from '@/lib/api/main/static-content-codes'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** Rows of the table: codes, and the file that shows them. */
const rows = [...read('docs/static-content.md').matchAll(/^\| (`[^|]+`) \|[^|]+\| `([^`]+)` \|$/gm)].map(
  ([, codes = '', file = '']) => ({ codes: [...codes.matchAll(/`(\w+)`/g)].map(([, code = '']) => code), file }),
)

test('every code of static content shows somewhere, and stands in the table once', () => {
  expect(rows.flatMap(({ codes }) => codes).toSorted()).toEqual([...staticContentCodes].toSorted())
})

test.each(rows.flatMap(({ codes, file }) => codes.map((code) => [code, file] as const)))(
  '%s is read in %s',
  (code, file) => {
    const text = read(file)
    // Codes of sliders and guide files are put together from their language.
    const family = code.replace(/_(?:vi|en|kr)$/, '_').replace(/^guide_\w+_$/, 'guide_')
    expect(text.includes(`'${code}'`) || text.includes(`\`${family}$\{`)).toBe(true)
  },
)
