import { expect, it } from 'vitest'

import { menuPath } from './menu-paths'

it.each([
  ['article', 'gioi-thieu', '/article/gioi-thieu'],
  ['article', '', '/article'],
  ['category', 'tin tức', '/cate/tin%20t%E1%BB%A9c'],
  ['contact', '', '/contact'],
  ['career', '', '/career'],
  ['web_trading', '', '/e-trading#web-trading'],
  ['home_trading', '', '/e-trading#home-trading'],
  ['mobile_trading', '', '/e-trading#mobile-trading'],
  ['about_local', '', '/about/mirae-asset-vietnam'],
  ['about_global', '', '/about/mirae-asset-global'],
  ['founder', '', '/about/founder-gso'],
  ['faq', 'ignored', '/faq'],
] as const)('links %s (%s) to %s', (target, slug, path) => {
  expect(menuPath(target, slug)).toBe(path)
})
