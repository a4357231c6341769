import { expect, it } from 'vitest'

import { movedMarker, pageLocationOf, pageStatusOf } from './document-markers'

it('is read out of the document that it was put into', () => {
  const meta = Object.entries(movedMarker('/en/article/a%20b?c&d'))
    .map(([name, content]) => `<meta name="${name}" content="${content.replaceAll('&', '&amp;')}"/>`)
    .join('')
  expect(pageStatusOf(meta)).toBe(308)
  expect(pageLocationOf(meta)).toBe('/en/article/a%20b?c&d')
  expect(pageLocationOf('<p>page-location</p>')).toBeUndefined()
})
