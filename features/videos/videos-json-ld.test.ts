import { expect, it } from 'vitest'

import { videosJsonLd } from './videos-json-ld'

const video = {
  id: '1',
  videoId: 'abc',
  title: 'Your first order',
  description: null,
  thumbnail: { src: '/t.jpg', width: 1200, height: 675 },
  publishedAt: null,
  seconds: null,
}

it('includes the transcript and omits the property if there is none', () => {
  const list = videosJsonLd([
    { ...video, transcript: ['Hello.', 'Goodbye.'] },
    { ...video, transcript: [] },
  ])
  expect(list).toMatchObject({ itemListElement: [{ item: { transcript: 'Hello.\n\nGoodbye.' } }, { item: {} }] })
  expect(JSON.stringify(list).match(/transcript/g)).toHaveLength(1)
})

it('says the length as an ISO 8601 duration, and nothing if it is not known', () => {
  const list = videosJsonLd([
    { ...video, transcript: [], seconds: 125 },
    { ...video, transcript: [] },
  ])
  expect(JSON.stringify(list).match(/"duration":"[^"]*"/g)).toEqual(['"duration":"PT125S"'])
})
