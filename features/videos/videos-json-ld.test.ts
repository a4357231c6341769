import { expect, it } from 'vitest'

import { videosJsonLd } from './videos-json-ld'

const video = {
  id: '1',
  videoId: 'abc',
  title: 'Your first order',
  description: null,
  thumbnail: { src: '/t.jpg', width: 1200, height: 675 },
  publishedAt: null,
}

it('includes the transcript and omits the property if there is none', () => {
  const list = videosJsonLd([
    { ...video, transcript: ['Hello.', 'Goodbye.'] },
    { ...video, transcript: [] },
  ])
  expect(list).toMatchObject({ itemListElement: [{ item: { transcript: 'Hello.\n\nGoodbye.' } }, { item: {} }] })
  expect(JSON.stringify(list).match(/transcript/g)).toHaveLength(1)
})
