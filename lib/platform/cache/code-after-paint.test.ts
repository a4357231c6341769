// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { codeAfterPaint } from './code-after-paint'

const chunk = (name: string, id = '') =>
  `<script src="/_next/static/chunks/${name}.js"${id && ` id="${id}"`} async=""></script>`
const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
const other = '<script src="/_next/static/chunks/old.js" noModule=""></script><script>theme()</script>'
const block = '<script type="application/json" id="flight">[[0],[1,"rows"]]</script>'
const apart = '<script type="application/json" id="flight" data-src="/faq?_flight=h"></script>'
const pageWith = (data: string) =>
  `<html><head>${hint}${chunk('a')}${chunk('turbopack-1')}${other}</head><body><p>text</p>${chunk('b', '_R_')}${data}</body></html>`
const sheet = { rel: 'stylesheet', href: '/_next/static/chunks/s.css', 'data-precedence': 'next' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset['draft']
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** Opens a document and runs its last script. `paint` tells it that the browser has painted. */
function open(html: string) {
  vi.useFakeTimers()
  let painted = () => {}
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        painted = callback
      }
      observe() {}
    },
  )
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? ''
  const [body = ''] = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text ?? '').slice(-1)
  // oxlint-disable-next-line typescript/no-implied-eval -- the script of this test
  new Function(body)()
  return { paint: () => painted() }
}

/** Addresses of what was added to the head, in order. */
const added = () =>
  [...document.head.children].map((element) => element.getAttribute('src') ?? element.getAttribute('href'))
const settle = () => vi.advanceTimersByTimeAsync(0)
const arrive = (kind: 'load' | 'error') => document.head.querySelector('link')?.dispatchEvent(new Event(kind))
const code = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']
const runtime = '/_next/static/chunks/turbopack-1.js'

it('leaves text, and scripts that are not of the build, where they are', () => {
  const html = codeAfterPaint(pageWith(block), [sheet])
  expect(html).toContain(`<html><head>${other}</head><body><p>text</p>${block}<script>(function`)
  expect(html).not.toMatch(/async=""|preload/)
})

it('fetches sheets and code when the page has been painted, once', async () => {
  const { paint } = open(codeAfterPaint(pageWith(block), [sheet]))
  expect(added()).toEqual([])
  paint()
  expect(added()).toEqual([sheet.href, ...code])
  expect(document.getElementById('_R_')?.getAttribute('src')).toBe('/_next/static/chunks/b.js')
  expect(document.querySelector('link')?.dataset['precedence']).toBe('next')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(added()).toEqual([sheet.href, ...code])
})

it.each(['load', 'error'] as const)('starts the code with its data after the %s of the sheet', async (kind) => {
  const { paint } = open(codeAfterPaint(pageWith(block), [sheet]))
  paint()
  await settle()
  expect(added()).not.toContain(runtime)
  arrive(kind)
  await settle()
  expect(Reflect.get(globalThis, '__next_f')).toEqual([[0], [1, 'rows']])
  expect(added().at(-1)).toBe(runtime)
})

it('fetches data that is kept apart, a second time where the first fails', async () => {
  const fetched = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Response.json([[0]]))
  vi.stubGlobal('fetch', fetched)
  const { paint } = open(codeAfterPaint(pageWith(apart), []))
  paint()
  await vi.waitFor(() => expect(added()).toContain(runtime))
  expect(fetched.mock.calls).toEqual([['/faq?_flight=h'], ['/faq?_flight=h']])
  expect(Reflect.get(globalThis, '__next_f')).toEqual([[0]])
})

it('fetches them after a second where nothing is painted', async () => {
  open(codeAfterPaint(pageWith(block), []))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(added()).toEqual([...code, runtime])
})

it('starts no script before the data where none is known as the runtime', async () => {
  const { paint } = open(codeAfterPaint(pageWith(block).replaceAll('turbopack', 'other'), [sheet]))
  paint()
  await settle()
  expect(added()).toEqual([sheet.href])
  arrive('load')
  await settle()
  expect(added()).toHaveLength(4)
})

it('changes nothing a second time, and no document without scripts', () => {
  const once = codeAfterPaint(pageWith(block), [sheet])
  expect(codeAfterPaint(once, [])).toBe(once)
  expect(codeAfterPaint('<html><body><p>text</p></body></html>', [])).toBe('<html><body><p>text</p></body></html>')
})

/** Opens a document of `/open-account?step` on a phone. */
async function openOnPhone() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([[0]])))
  const known = apart.replace('/faq?', '/open-account?step&amp;')
  open(codeAfterPaint(pageWith(known), [sheet])).paint()
  await settle()
}

/** Lets the sheet arrive that was added to be applied. */
async function style() {
  document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('load'))
  await settle()
}

const started = [sheet.href, ...code, runtime]

it.each([
  ['a touch', () => dispatchEvent(new Event('pointerup'))],
  ['a key', () => dispatchEvent(new Event('keydown'))],
  ['four seconds', () => vi.advanceTimersByTimeAsync(100)],
])('fetches all that a page needs on a phone, and starts its code after %s', async (_, happens) => {
  await openOnPhone()
  expect(document.head.querySelectorAll('link[rel=prefetch]')).toHaveLength(started.length)
  expect(added()).toEqual(started)
  await vi.advanceTimersByTimeAsync(3_900)
  expect(added()).toEqual(started)
  await happens()
  // The sign is painted first.
  await vi.advanceTimersByTimeAsync(50)
  await style()
  expect(added()).toEqual([...started, ...started])
})

it.each([
  ['a draft', () => (document.documentElement.dataset['draft'] = '')],
  ['a query that its document does not know', () => history.replaceState(null, '', '?step=contact&source=momo')],
  ['a hash', () => history.replaceState(null, '', '#part')],
  ['what was kept in this session', () => sessionStorage.setItem('typed', 'text')],
])('starts at once on a phone with %s', async (_, given) => {
  given()
  await openOnPhone()
  await style()
  expect(added()).toEqual(started)
})

it('waits on a phone at an address that its document is made for', async () => {
  history.replaceState(null, '', '/open-account?step=contact')
  await openOnPhone()
  await style()
  expect(document.head.querySelector('script')).toBeNull()
})
