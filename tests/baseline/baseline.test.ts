import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import type Messages from '@/messages/en.json'

import { codeFrom, declaredNames, roots, treeOf } from './client-code'
import { fallbacks, ignoredMarkup, workerFallbacks } from './fallbacks'
import { parseSource } from './syntax'
import { youngApisIn } from './used-apis'
import { baseline } from './young-apis'

const starts = roots()
const page = codeFrom(starts.page)
const worker = codeFrom(starts.worker)

/** Young APIs with the files that use them. */
function usesIn(files: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const own = declaredNames(files)
  const uses = [...files].flatMap((file) => [...youngApisIn(treeOf(file), own)].map((api) => ({ api, file })))
  return new Map([...Map.groupBy(uses, ({ api }) => api)].map(([api, all]) => [api, all.map(({ file }) => file)]))
}

const pageUses = usesIn(page)
const workerUses = usesIn(worker)

/** What the polyfills add: `provide(URL, 'parse', …)`. */
const polyfilled = [
  ...readFileSync('lib/platform/polyfills/polyfills.ts', 'utf8').matchAll(/\bprovide\((\w+), '(\w+)'/g),
].map(([, host, name]) => `${host}.${name}`)

/** The attribute of '<button popovertarget>', the element of '<search>'. */
const markupOf = (api: string) => /^<(?:\w+ )?([\w-]+)>$/.exec(api)?.[1]

describe('browsers of the baseline', () => {
  it('are those of the decision', () => {
    const decision = readFileSync('docs/decisions/0031-browser-baseline.md', 'utf8')
    expect(decision).toContain(
      `Chrome and Edge ${baseline.chrome}, Firefox ${baseline.firefox}, Safari ${baseline.safari} and later`,
    )
  })

  it.each(['vi', 'en', 'ko'])('are those that the landing page recommends in %s', (locale) => {
    const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as typeof Messages
    const named = messages.accountLanding.prepare.versions.match(/\d+(?:\.\d+)?/g)
    expect(named?.map(Number)).toEqual([baseline.chrome, baseline.safari, baseline.firefox])
  })

  it('have every API that the code of pages uses, or a fallback', () => {
    expect(page.size).toBeGreaterThan(300)
    const without = [...pageUses].flatMap(([api, files]) => {
      if (polyfilled.includes(api) || Object.hasOwn(ignoredMarkup, markupOf(api) ?? '')) return []
      return files.filter((file) => fallbacks[api]?.files.includes(file) !== true).map((file) => `${api} in ${file}`)
    })
    expect(without).toEqual([])
  })

  it('have every API that workers use, where there are no polyfills', () => {
    expect(worker.size).toBeGreaterThan(5)
    const without = [...workerUses].flatMap(([api, files]) =>
      files.filter((file) => workerFallbacks[api]?.files.includes(file) !== true).map((file) => `${api} in ${file}`),
    )
    expect(without).toEqual([])
  })

  it('are given no more than is used', () => {
    const used = (uses: typeof pageUses, table: typeof fallbacks) =>
      Object.entries(table).flatMap(([api, { files }]) =>
        files.filter((file) => uses.get(api)?.includes(file) !== true).map((file) => `${api} in ${file}`),
      )
    expect([...used(pageUses, fallbacks), ...used(workerUses, workerFallbacks)]).toEqual([])
    expect(polyfilled.filter((api) => !pageUses.has(api))).toEqual([])
    const markup = new Set([...pageUses.keys()].map(markupOf))
    expect(Object.keys(ignoredMarkup).filter((name) => !markup.has(name))).toEqual([])
  })
})

describe('the search for young APIs', () => {
  const found = (source: string, own: string[] = []) => [...youngApisIn(parseSource(source, true), new Set(own))]

  it.each([
    ['URL.parse(text)', ['URL.parse']],
    ['const { promise } = Promise.withResolvers<void>()', ['Promise.withResolvers']],
    ['new BarcodeDetector()', ['BarcodeDetector']],
    ['window.requestIdleCallback(run)', ['requestIdleCallback']],
    ['navigator.userActivation.isActive', ['*.isActive', 'Navigator.userActivation']],
    ['document.startViewTransition(change)', ['Document.startViewTransition']],
    ['names.union(others)', ['*.union']],
    ['menu.current?.showPopover()', ['*.showPopover']],
    ['RegExp.escape(text)', ['RegExp.escape']],
    ['const a = <button popovertarget="menu" />', ['<button popovertarget>']],
    ['export const a = (b: Element) => b.checkVisibility()', ['*.checkVisibility']],
  ])('finds them in %s', (source, expected) => {
    expect(found(source)).toEqual(expected)
  })

  it.each([
    "if ('parse' in URL) run()",
    'const frame: VideoFrame | null = null',
    "import { VideoFrame } from './own'\nnew VideoFrame()",
    "import { z } from './zod'\nz.union([])",
    'list.toSorted()',
    'AbortSignal.timeout(5)',
    'JSON.parse(text)',
  ])('finds none in %s', (source) => {
    expect(found(source)).toEqual([])
  })

  it('takes a member for ours where our own code declares its name', () => {
    expect(found('schema.union(other)', ['union'])).toEqual([])
  })
})
