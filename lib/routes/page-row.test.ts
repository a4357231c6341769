import { expect, it } from 'vitest'

import { pageFrame } from './page-frame'
import { pageRow } from './page-row'
import { rows } from './table'

it.each([
  ['/', 'home', 'dark-top'],
  ['/?utm_source=momo', 'home', 'dark-top'],
  ['/contact#our-network', undefined, undefined],
  ['/about/founder-gso', undefined, 'task'],
  ['/register', 'register', 'focused'],
  ['/register/apply', 'register', 'focused'],
  ['/register/old_index', 'register', 'focused'],
  ['/register/no-such-page', 'register', 'focused'],
  ['/open-account?step=contact', 'register', 'focused'],
  ['/cate/huong-dan', 'news', undefined],
  ['/cate/huong-dan/page/2', 'news', undefined],
  ['/article', 'news', undefined],
  ['/article/mien-phi', 'news', 'reading'],
  ['/market-news/page/2', 'news', 'task'],
  ['/market-news/17', 'news', 'reading'],
  ['/career', undefined, 'task'],
  ['/career/list/3/2', undefined, 'task'],
  ['/career/3', undefined, 'reading task'],
  ['/registered', undefined, undefined],
  ['/constructor', undefined, undefined],
])('%s is of kind %s with chrome %s', (path, kind, chrome) => {
  expect(pageRow(path).kind).toBe(kind)
  expect(pageRow(path).chrome).toBe(chrome)
  expect(pageFrame(path)).toEqual({ ...(kind && { kind }), ...(chrome && { chrome }) })
})

it.each(rows)('browsers know the frame of %s', (route, { kind, chrome }) => {
  expect(pageFrame(route).kind).toBe(kind)
  expect(pageFrame(route).chrome).toBe(chrome)
})
