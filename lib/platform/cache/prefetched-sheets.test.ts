import { expect, it } from 'vitest'

import { linkSheets } from './prefetched-sheets'

const link = (text: string) =>
  linkSheets(new Map([['/_tree', Buffer.from(text)]]))
    .get('/_tree')
    ?.toString()

it('links style sheets where Next would preload them, once', () => {
  const sheet = ':HL["/_next/static/chunks/a.css","style"]\n'
  expect(link(`0:{"a":1}\n${sheet}:HC["/",""]\n`)).toBe(
    '0:{"a":1}\n:HS["/_next/static/chunks/a.css","next"]\n:HC["/",""]\n',
  )
  expect(link(link(sheet) ?? '')).toBe(link(sheet))
})

it('leaves other hints and texts as they are', () => {
  const rows = [
    ':HL["/_next/static/media/text.woff2","font",{"crossOrigin":"anonymous","type":"font/woff2"}]',
    '1:T2f,say ":HL["/_next/static/a.css","style"]" – tiếng Việt',
    '2:["$","p",null,{"children":":HL[\\"/_next/static/a.css\\",\\"style\\"]"}]',
  ].join('\n')
  expect(link(rows)).toBe(rows)
})
