import { expect, it } from 'vitest'

import { scriptsAfterPaint } from './scripts-after-paint'

const chunk = (name: string, id = '') =>
  `<script src="/_next/static/chunks/${name}.js"${id && ` id="${id}"`} async=""></script>`
const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
const other = '<script src="/_next/static/chunks/old.js" noModule=""></script><script>theme()</script>'
const page = `<html><head>${hint}${chunk('a')}${other}</head><body><p>text</p>${chunk('b', '_R_')}<script>data()</script></body></html>`

/** Runs the last script of a document; returns its steps in time and what is in the head by now. */
function run(html: string) {
  const body = /<script>([^<]*)<\/script><\/body>/.exec(html)?.[1] ?? ''
  const head: unknown[] = []
  const [frames, timers]: [(() => void)[], { after: number; run: () => void }[]] = [[], []]
  const globals = {
    data: () => undefined,
    document: { createElement: (tag: string) => ({ tag }), head: { append: (element: unknown) => head.push(element) } },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout: (timer: () => void, after = 0) => timers.push({ after, run: timer }),
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the script of this test
  new Function(...Object.keys(globals), body)(...Object.values(globals))
  return { head, frames, timers }
}

const fetched = [
  { tag: 'script', src: '/_next/static/chunks/a.js', async: true },
  { tag: 'script', src: '/_next/static/chunks/b.js', async: true, id: '_R_' },
]

it('leaves text, and scripts that are not of the build, where they are', () => {
  const html = scriptsAfterPaint(page)
  expect(html).toContain(`<html><head>${other}</head><body><p>text</p><script>data();(function`)
  expect(html).not.toMatch(/async=""|preload/)
})

it('fetches the scripts when the next frame has been painted, once', () => {
  const { head, frames, timers } = run(scriptsAfterPaint(page))
  const late = timers.find(({ after }) => after > 0)
  expect(head).toEqual([])
  frames[0]?.()
  frames[1]?.()
  expect(head).toEqual([])
  timers.at(-1)?.run()
  expect(head).toEqual(fetched)
  late?.run()
  expect(head).toEqual(fetched)
})

it('fetches them without a frame where nothing is painted', () => {
  const { head, timers } = run(scriptsAfterPaint(page))
  timers[0]?.run()
  expect(head).toEqual(fetched)
})

it('changes nothing a second time, and no document without scripts', () => {
  const once = scriptsAfterPaint(page)
  expect(scriptsAfterPaint(once)).toBe(once)
  expect(scriptsAfterPaint('<html><body><p>text</p></body></html>')).toBe('<html><body><p>text</p></body></html>')
})
