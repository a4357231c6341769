import { expect, it } from 'vitest'

import { playerHref, videoIdOf } from './embed'

it.each([
  ['sn-founder-0001', 'sn-founder-0001'],
  [' dQw4w9WgXcQ ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://video.example/watch?v=dQw4w9WgXcQ', null],
  ['https://youtube.com.evil.example/embed/a', null],
  ['"><script>', null],
  ['', null],
])('reads %j as %j', (typed, id) => {
  expect(videoIdOf(typed)).toBe(id)
})

it('plays on the cookieless host, in the language of the page', () => {
  expect(playerHref('a-1', 'ko')).toBe(
    'https://www.youtube-nocookie.com/embed/a-1?autoplay=1&enablejsapi=1&rel=0&playsinline=1&hl=ko',
  )
})
