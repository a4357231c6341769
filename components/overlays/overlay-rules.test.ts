import { array, assert, constantFrom, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'

import type { PageKind } from '@/lib/routes/table'
import { nextOverlays, noOverlays, type Overlay, type OverlayEvent, overlays, type OverlayState } from './overlay-rules'

const ask = (overlay: Overlay): OverlayEvent => ({ type: 'ask', overlay })
const leave = (overlay: Overlay): OverlayEvent => ({ type: 'leave', overlay })
const page = (kind: PageKind): OverlayEvent => ({ type: 'page', page: kind })
const rested: OverlayEvent = { type: 'rested' }

const after = (...events: readonly OverlayEvent[]): OverlayState => events.reduce(nextOverlays, noOverlays)

test('consent comes before any promotion, one after the other with a rest between', () => {
  const asked = after(page('home'), ask('promotion'), ask('price-board'), ask('consent'))
  expect(asked.current).toBeNull()
  const first = nextOverlays(asked, rested)
  expect(first.current).toBe('consent')
  const answered = nextOverlays(first, leave('consent'))
  expect(answered.current).toBeNull()
  const second = nextOverlays(answered, rested)
  expect(second.current).toBe('promotion')
  expect([leave('promotion'), rested].reduce(nextOverlays, second).current).toBe('price-board')
})

test('consent that is asked for later takes the place of what shows', () => {
  expect(after(page('home'), rested, ask('price-board'), ask('consent')).current).toBe('consent')
})

test.each(['register'] as const)('nothing but consent shows on %s pages', (kind) => {
  const state = after(page(kind), rested, ask('promotion'), ask('price-board'), ask('app'))
  expect(state.current).toBeNull()
  expect(nextOverlays(state, ask('consent')).current).toBe('consent')
})

test('what may not be on the next page goes, and comes back with its page', () => {
  const home = after(page('home'), rested, ask('price-board'))
  expect(home.current).toBe('price-board')
  const away = nextOverlays(home, page('register'))
  expect(away.current).toBeNull()
  expect(nextOverlays(away, page('home')).current).toBe('price-board')
})

test('nothing comes over a dialog; it waits until the last one is closed', () => {
  const inDialog = after(page('news'), { type: 'dialog-opened' }, { type: 'dialog-opened' }, rested, ask('app'))
  expect(inDialog.current).toBeNull()
  const one = nextOverlays(inDialog, { type: 'dialog-closed' })
  expect(one.current).toBeNull()
  expect(nextOverlays(one, { type: 'dialog-closed' }).current).toBe('app')
})

test('a card that shows goes under a dialog, and comes back after it', () => {
  const card = after(page('home'), rested, ask('price-board'))
  const inDialog = nextOverlays(card, { type: 'dialog-opened' })
  expect(inDialog.current).toBeNull()
  expect(nextOverlays(inDialog, { type: 'dialog-closed' }).current).toBe('price-board')
})

test('a promotion that is a dialog itself stays, and so does consent with its choices open', () => {
  expect(after(page('home'), rested, ask('promotion'), { type: 'dialog-opened' }).current).toBe('promotion')
  expect(after(page('home'), rested, ask('consent'), { type: 'dialog-opened' }).current).toBe('consent')
})

test('whatever happens, a promotion never shows on a register page nor before consent was answered', () => {
  const event = oneof(
    constantFrom(...overlays).map(ask),
    constantFrom(...overlays).map(leave),
    constantFrom<PageKind>('home', 'register', 'news', 'other').map(page),
    constantFrom<OverlayEvent>(rested, { type: 'dialog-opened' }, { type: 'dialog-closed' }),
  )
  assert(
    property(array(event, { maxLength: 30 }), (events) => {
      const { current, page: kind, asking } = after(...events)
      if (current === null || current === 'consent') return
      expect(kind).not.toBe('register')
      expect(asking).not.toContain('consent')
      expect(asking).toContain(current)
    }),
  )
})
