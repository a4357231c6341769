import { expect, it } from 'vitest'

import { localeRewrites } from './locale-rewrites'
import { publicPath } from './public-path'

/** Rewrites of a page with a query to a path of its own, by their Vietnamese source. */
const inner = localeRewrites.filter((rewrite) => 'has' in rewrite && !/^\/(?:en|kr)\//.test(rewrite.source))

it.each(inner.map(({ source, destination }) => [destination, source]))('%s is seen at %s', (destination, source) => {
  const fill = (path: string) => path.replace(':slug', 'tin-tuc').replaceAll(/:\w+/g, '3')
  const shown = publicPath(fill(destination).replace(/^\/vi/, ''))
  // The wizard is one page under three addresses.
  expect(shown).toBe(destination.endsWith('/register/apply') ? '/register' : fill(source))
})

it.each(['/', '/career/3', '/article/page', '/cate/tin-tuc', '/market-news/5060'])('%s is seen as it is', (path) => {
  expect(publicPath(path)).toBe(path)
})
