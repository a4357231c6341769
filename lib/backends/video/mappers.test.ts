import { describe, expect, it } from 'vitest'

import { toVideo } from './mappers'

const wire = {
  id: 1,
  snippet: {
    title: 'Video',
    description: ' About it \nTranscript:\nHello.',
    publishedAt: '2026-11-20T01:00:00Z',
    thumbnails: { high: { url: '/t.jpg', width: 640, height: 480 } },
    resourceId: { videoId: 'abc_DEF-1' },
  },
  contentDetails: { duration: 'PT1H2M5S' },
}

describe('toVideo', () => {
  it('maps every field', () => {
    expect(toVideo(wire, 'en')).toEqual({
      id: '1',
      videoId: 'abc_DEF-1',
      title: 'Video',
      description: 'About it',
      transcript: ['Hello.'],
      thumbnail: { src: '/t.jpg', width: 640, height: 480 },
      publishedAt: new Date('2026-11-20T01:00:00Z'),
      seconds: 3725,
    })
  })

  it.each([
    ['PT45S', 45],
    ['PT3M', 180],
    ['P0D', null],
    ['PT', null],
    ['2:05', null],
    [null, null],
  ])('reads the length %s', (duration, seconds) => {
    expect(toVideo({ ...wire, contentDetails: { duration } }, 'en')?.seconds).toBe(seconds)
  })

  it.each([
    ['a high-resolution thumbnail', { ...wire, snippet: { ...wire.snippet, thumbnails: {} } }],
    ['a title', { ...wire, snippet: { ...wire.snippet, title: ' ' } }],
    ['an id', { ...wire, id: null }],
    ['a video id', { ...wire, snippet: { ...wire.snippet, resourceId: null } }],
    ['a video id that is one', { ...wire, snippet: { ...wire.snippet, resourceId: { videoId: '"><script>' } } }],
    ['anything', {}],
  ])('omits a video without %s', (_, broken) => {
    expect(toVideo(broken, 'en')).toBeNull()
  })
})
