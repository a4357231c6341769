import { expect, it } from 'vitest'

import { gatherFlight } from './flight-data'

const script = (body: string) => `<script>${body}</script>`
const first = script('(self.__next_f=self.__next_f||[]).push([0])')
const push = (text: string) => script(`self.__next_f.push([1,${JSON.stringify(text)}])`)

const dataIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="flight">([^<]*)<\/script><\/body>/.exec(html)?.[1] ?? 'null')

it('gathers flight scripts at the end of the body, in order and as one text', () => {
  const html = `<body>${first}<p>a</p>${push('one $& $1')}<p>b</p>${push('two')}</body></html>`
  expect(dataIn(gatherFlight(html))).toEqual([[0], [1, 'one $& $1two']])
  expect(gatherFlight(html)).toMatch(/^<body><p>a<\/p><p>b<\/p><script type[^>]+>[^<]+<\/script><\/body><\/html>$/)
})

it('keeps binary data between texts', () => {
  const binary = script('self.__next_f.push([3,"AAEC"])')
  const html = `<body>${first}${push('a')}${binary}${push('b')}</body>`
  expect(dataIn(gatherFlight(html))).toEqual([[0], [1, 'a'], [3, 'AAEC'], [1, 'b']])
})

it('leaves every other script where it is', () => {
  const complete = script('$RC("B:0","S:0")')
  const external = '<script src="/_next/static/chunks/a.js" async=""></script>'
  const json = '<script type="application/ld+json">{"a":"self.__next_f.push([1])"}</script>'
  const gathered = gatherFlight(`<body>${external}${first}${complete}${json}${push('x')}${complete}</body>`)
  expect(gathered.startsWith(`<body>${external}${complete}${json}${complete}<script type`)).toBe(true)
})

it('writes no tag into the data', () => {
  const html = gatherFlight(
    `<body>${first}${push('</script><b>ü"\\').replace('</script><b>', String.raw`\u003c/script>\u003cb>`)}</body>`,
  )
  expect(dataIn(html)).toEqual([[0], [1, '</script><b>ü"\\']])
})

it.each(['<body><p>no script</p></body>', '<p>no body</p>'])('returns %s unchanged', (html) => {
  expect(gatherFlight(html)).toBe(html)
})

it('changes nothing a second time', () => {
  const once = gatherFlight(`<body>${first}${push('a')}</body>`)
  expect(gatherFlight(once)).toBe(once)
})
