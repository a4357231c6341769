import { expect, it } from 'vitest'

import { joinFlightScripts } from './flight-scripts'

const first = '(self.__next_f=self.__next_f||[]).push([0])'
const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`
const script = (body: string) => `<script>${body}</script>`

it('joins flight scripts in order, in place of the last', () => {
  const html = [
    '<body>',
    script(first),
    '<p>a</p>',
    script(push('one $& $1')),
    '<p>b</p>',
    script(push('two')),
    '</body>',
  ].join('')
  expect(joinFlightScripts(html)).toBe(
    `<body><p>a</p><p>b</p>${script([first, push('one $& $1'), push('two')].join(';'))}</body>`,
  )
})

it('leaves every other script where it is', () => {
  const complete = script('$RC("B:0","S:0")')
  const external = '<script src="/_next/static/chunks/a.js" async=""></script>'
  const json = '<script type="application/ld+json">{"a":"self.__next_f.push([1])"}</script>'
  const html = `${external}${script(first)}${complete}${json}${script(push('x'))}${complete}`
  expect(joinFlightScripts(html)).toBe(`${external}${complete}${json}${script(`${first};${push('x')}`)}${complete}`)
})

it.each(['<p>no script</p>', `<body>${script(first)}</body>`])('returns %s unchanged', (html) => {
  expect(joinFlightScripts(html)).toBe(html)
})

it('runs the same pushes as before', () => {
  const html = [script(first), script(push('a;b</p>')), script(push('ü"\\'))].join('')
  const pushesOf = (document: string) => {
    const self: { __next_f?: unknown[] } = {}
    // oxlint-disable-next-line typescript/no-implied-eval -- the scripts of this test
    for (const [, body = ''] of document.matchAll(/<script>([\s\S]*?)<\/script>/g)) new Function('self', body)(self)
    return self.__next_f
  }
  expect(pushesOf(joinFlightScripts(html))).toEqual([[0], [1, 'a;b</p>'], [1, 'ü"\\']])
  expect(pushesOf(html)).toEqual([[0], [1, 'a;b</p>'], [1, 'ü"\\']])
})
