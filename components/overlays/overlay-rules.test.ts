import { array, assert, constantFrom, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'

import type { PageKind } from '@/lib/routes/frames'
import { nextOverlays, noOverlays, type Overlay, type OverlayEvent, overlays, type OverlayState } from './overlay-rules'

const ask = (overlay: Overlay): OverlayEvent => ({ type: 'ask', overlay })
const leave = (overlay: Overlay): OverlayEvent => ({ type: 'leave', overlay })
const page = (kind: PageKind): OverlayEvent => ({ type: 'page', page: kind })
const rested: OverlayEvent = { type: 'rested' }

const after = (...events: readonly OverlayEvent[]): OverlayState => events.reduce(nextOverlays, noOverlays)

test('a visit that was asked for consent has nothing else, even once it has answered', () => {
  const asked = after(page('home'), ask('promotion'), ask('consent'))
  expect(asked.current).toBeNull()
  expect(nextOverlays(asked, rested).current).toBe('consent')
  expect([rested, leave('consent'), rested].reduce(nextOverlays, asked).current).toBeNull()
  // Answered before the first pause was over.
  expect([leave('consent'), rested].reduce(nextOverlays, asked).current).toBeNull()
})

test('one overlay a visit: what was closed is not followed by another, on any page', () => {
  const promotion = after(page('home'), ask('promotion'), rested)
  expect(promotion.current).toBe('promotion')
  const later = [leave('promotion'), rested, page('news'), ask('app'), rested].reduce(nextOverlays, promotion)
  expect(later.current).toBeNull()
})

test('a later document of the visit remembers', () => {
  const remembered = after({ type: 'remember', had: 'promotion' }, page('news'), ask('app'), rested)
  expect(remembered.current).toBeNull()
  expect(after({ type: 'remember', had: 'app' }, page('news'), ask('app'), rested).current).toBe('app')
})

test('a later consent request replaces the open overlay', () => {
  expect(after(page('news'), rested, ask('app'), ask('consent')).current).toBe('consent')
})

test('no card opens over an account opening, which offers the app once', () => {
  const state = after(page('register'), rested, ask('promotion'), ask('app'))
  expect(state.current).toBeNull()
  expect(nextOverlays(state, ask('app-offer')).current).toBe('app-offer')
  expect(nextOverlays(state, ask('consent')).current).toBe('consent')
})

test.each(['home', 'other', 'register'] as const)('pages of the kind %s have no card of the app', (kind) => {
  expect(after(page(kind), rested, ask('app')).current).toBeNull()
})

test('an overlay closes on a page where it may not be, and returns on its own page', () => {
  const reading = after(page('news'), rested, ask('app'))
  expect(reading.current).toBe('app')
  const away = nextOverlays(reading, page('register'))
  expect(away.current).toBeNull()
  expect(nextOverlays(away, page('news')).current).toBe('app')
})

test('an overlay waits until the last dialog is closed', () => {
  const inDialog = after(page('news'), { type: 'dialog-opened' }, { type: 'dialog-opened' }, rested, ask('app'))
  expect(inDialog.current).toBeNull()
  const one = nextOverlays(inDialog, { type: 'dialog-closed' })
  expect(one.current).toBeNull()
  expect(nextOverlays(one, { type: 'dialog-closed' }).current).toBe('app')
})

test('an open card closes for a dialog and returns after it', () => {
  const card = after(page('news'), rested, ask('app'))
  const inDialog = nextOverlays(card, { type: 'dialog-opened' })
  expect(inDialog.current).toBeNull()
  expect(nextOverlays(inDialog, { type: 'dialog-closed' }).current).toBe('app')
})

test('a promotion stays open beside its own dialog, and so does consent', () => {
  expect(after(page('home'), rested, ask('promotion'), { type: 'dialog-opened' }).current).toBe('promotion')
  expect(after(page('home'), rested, ask('consent'), { type: 'dialog-opened' }).current).toBe('consent')
})

const pagesOf: Readonly<Record<Overlay, readonly PageKind[]>> = {
  consent: ['home', 'register', 'news', 'other'],
  promotion: ['home'],
  'app-offer': ['register'],
  app: ['news'],
}

test('whatever happens, a visit has at most one overlay besides consent, each on its own pages', () => {
  const event = oneof(
    constantFrom(...overlays).map(ask),
    constantFrom(...overlays).map(leave),
    constantFrom<PageKind>('home', 'register', 'news', 'other').map(page),
    constantFrom<OverlayEvent>(rested, { type: 'dialog-opened' }, { type: 'dialog-closed' }),
  )
  assert(
    property(array(event, { maxLength: 30 }), (events) => {
      const seen = new Set<Overlay>()
      let state = noOverlays
      for (const each of events) {
        state = nextOverlays(state, each)
        const { current, page: kind, asking } = state
        if (current === null) continue
        seen.add(current)
        expect(asking).toContain(current)
        expect(pagesOf[current]).toContain(kind)
        expect(asking.find((each) => each === 'consent' && current !== 'consent')).toBeUndefined()
      }
      seen.delete('consent')
      expect(seen.size).toBeLessThanOrEqual(1)
    }),
  )
})
