// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { adoptFragments } from './adopt-fragments'

const load = vi.fn<() => void>()
let end = () => {}

/** Follows a link within the page, as a browser does: a new entry without state. */
function follow(hash: string) {
  document.body.click()
  history.pushState(null, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

beforeEach(() => {
  history.replaceState({ page: 'home' }, '', '/home')
  end = adoptFragments(() => '/home', load)
})

afterEach(() => {
  end()
  load.mockClear()
})

it('gives entries for links within a page the state of the page', () => {
  follow('#help')
  expect(history.state).toEqual({ page: 'home' })
  expect(location.pathname).toBe('/home')
})

it('gives an entry of another page no state of this one', () => {
  document.body.click()
  history.pushState(null, '', '/faq#a')
  dispatchEvent(new HashChangeEvent('hashchange'))
  expect(history.state).toBeNull()
})

it('loads an entry without state once another page is left for it', () => {
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(load).not.toHaveBeenCalled()
  history.pushState(null, '', '/faq#a')
  dispatchEvent(new PopStateEvent('popstate', { state: { page: 'faq' } }))
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(load).toHaveBeenCalledOnce()
})
