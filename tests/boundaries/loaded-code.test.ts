import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url).pathname

/**
 * Files that load code in the background or have a way out of their own: the footer's video, which loads after 3 s and leads
 * to the platform without its popup, web vitals, which nobody waits for, and the hand-off, which is loaded for an address that a reload repeats.
 * The market's imports on the server, where code is never gone, and only with a market source: pages without one do not carry it.
 */
const exempt = [
  'features/site-frame/footer-video.tsx',
  'features/telemetry/report-vitals.tsx',
  'features/market/listed-quotes.tsx',
  'features/market/market-strip.tsx',
  'features/market/ticker-row.tsx',
  'features/account-opening/handoff/handoff-opener.tsx',
  'features/account-opening/handoff/receive-handoff.ts',
]

const sources = ['components', 'features'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !exempt.includes(file)),
)

/** Imports at run time that nothing reloads the page for, if their code is gone after a release. */
const unguarded = (code: string) =>
  [...code.matchAll(/(?<!loadCode\(\(\) => )(?<![\w.])import\(\s*'[^']+'/g)].map(([match]) => match)

it('code is loaded through loadCode only', () => {
  const found = sources.flatMap((file) =>
    unguarded(readFileSync(join(root, file), 'utf8')).map((call) => `${file}: ${call}`),
  )
  expect(found).toEqual([])
})

it('finds an import that does not go through it', () => {
  expect(unguarded("const { a } = await import('./a')")).toHaveLength(1)
  expect(unguarded("await loadCode(() => import('./a'))")).toEqual([])
  expect(unguarded("import type { A } from './a'")).toEqual([])
})
