import { expect, test } from 'vitest'

import { keepParticles } from './keep-particles'

test('keeps brackets with the Korean word around them', () => {
  expect(keepParticles('1,420억 동(+21%)을 <b>기록</b>')).toBe('1,420억 동\u2060(+21%)\u2060을 <b>기록</b>')
})

test('keeps a particle with the percent sign before it', () => {
  expect(keepParticles('40%에서 경고')).toBe('40%\u2060에서 경고')
})

test('leaves other languages and tags alone', () => {
  const html = '<a title="동(+21%)을" href="/a">lãi (+21%) tăng</a>'
  expect(keepParticles(html)).toBe(html)
})
