import { expect, test } from 'vitest'

import { pageKindOf } from './page-kind'

test.each([
  ['/', 'home'],
  ['/?utm_source=momo', 'home'],
  ['/contact#our-network', 'contact'],
  ['/e-trading', 'e-trading'],
  ['/about/founder-gso', 'about'],
  ['/register', 'register'],
  ['/register/old_index', 'register'],
  ['/open-account?step=contact', 'register'],
  ['/new-register', 'register'],
  ['/cate/huong-dan', 'news'],
  ['/article', 'news'],
  ['/article/mien-phi', 'news-details'],
  ['/market-news', 'news'],
  ['/market-news/page/2', 'news'],
  ['/market-news/17', 'news-details'],
  ['/career', 'other'],
  ['/career/3', 'career-detail'],
  ['/registered', 'other'],
  ['/constructor', 'other'],
])('%s is %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})
