import { array, assert, constantFrom, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'

import type { PageKind } from '@/lib/routes/frames'
import { nextOverlays, noOverlays, type Overlay, type OverlayEvent, overlays, type OverlayState } from './overlay-rules'

const ask = (overlay: Overlay): OverlayEvent => ({ type: 'ask', overlay })
const leave = (overlay: Overlay): OverlayEvent => ({ type: 'leave', overlay })
const page = (kind: PageKind): OverlayEvent => ({ type: 'page', page: kind })
const rested: OverlayEvent = { type: 'rested' }

const after = (...events: readonly OverlayEvent[]): OverlayState => events.reduce(nextOverlays, noOverlays)

test('consent precedes any promotion, with a pause between them', () => {
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

test('a later consent request replaces the open overlay', () => {
  expect(after(page('home'), rested, ask('price-board'), ask('consent')).current).toBe('consent')
})

test.each(['register'] as const)('only consent opens on %s pages', (kind) => {
  const state = after(page(kind), rested, ask('promotion'), ask('price-board'), ask('app'))
  expect(state.current).toBeNull()
  expect(nextOverlays(state, ask('consent')).current).toBe('consent')
})

test('an overlay closes on a page where it may not be, and returns on its own page', () => {
  const home = after(page('home'), rested, ask('price-board'))
  expect(home.current).toBe('price-board')
  const away = nextOverlays(home, page('register'))
  expect(away.current).toBeNull()
  expect(nextOverlays(away, page('home')).current).toBe('price-board')
})

test('an overlay waits until the last dialog is closed', () => {
  const inDialog = after(page('news'), { type: 'dialog-opened' }, { type: 'dialog-opened' }, rested, ask('app'))
  expect(inDialog.current).toBeNull()
  const one = nextOverlays(inDialog, { type: 'dialog-closed' })
  expect(one.current).toBeNull()
  expect(nextOverlays(one, { type: 'dialog-closed' }).current).toBe('app')
})

test('an open card closes for a dialog and returns after it', () => {
  const card = after(page('home'), rested, ask('price-board'))
  const inDialog = nextOverlays(card, { type: 'dialog-opened' })
  expect(inDialog.current).toBeNull()
  expect(nextOverlays(inDialog, { type: 'dialog-closed' }).current).toBe('price-board')
})

test('a promotion stays open beside its own dialog, and so does consent', () => {
  expect(after(page('home'), rested, ask('promotion'), { type: 'dialog-opened' }).current).toBe('promotion')
  expect(after(page('home'), rested, ask('consent'), { type: 'dialog-opened' }).current).toBe('consent')
})

test('a promotion never opens on a register page or before consent is answered', () => {
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
