import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { staticContentCodes } from '@/lib/backends/main/static-content-codes'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** Codes of each row of the table. */
const rows = [...read('docs/static-content.md').matchAll(/^\| (`[^|]+`) \|[^|]+\| `([^`]+)` \|$/gm)].map(
  ([, codes = '']) => [...codes.matchAll(/`(\w+)`/g)].map(([, code = '']) => code),
)

test('documents every static content code exactly once', () => {
  expect(rows.flat().toSorted()).toEqual([...staticContentCodes].toSorted())
})
