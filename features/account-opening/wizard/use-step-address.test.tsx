// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

import { allProofs, earningEvents } from '@/tests/factories/application-proofs'

import type { ApplicationEvent } from '../machine/events'
import { screens, type Screen } from '@/lib/domain/account-opening/screens'
import { initialState, type ApplicationState } from '../machine/state'
import { stateFor, transition } from '../machine/transition'
import { useStepAddress } from './use-step-address'

const { reviewed: _r, terms: _t, contract: _c, signed: _s, ...answered } = allProofs

function wizard(initial: ApplicationState = initialState) {
  const { result } = renderHook(() => {
    const [state, setState] = useState(initial)
    const send = (event: ApplicationEvent) => {
      setState((before) => transition(before, event))
    }
    useStepAddress(state, send, true)
    return { state, send }
  })
  const send = (event: ApplicationEvent) => {
    act(() => {
      result.current.send(event)
    })
  }
  const shown = () => new URLSearchParams(window.location.search).get('step')
  /** Screen and address once they agree on this one. */
  const comesTo = (screen: Screen) =>
    vi.waitFor(() => {
      const place = [result.current.state.screen, shown()]
      if (place.some((at) => at !== screen)) throw new Error(`stands on ${place.join(', address of ')}`)
      return screen
    })
  return { send, comesTo }
}

const answer = (send: (event: ApplicationEvent) => void, from: Screen, to: Screen) => {
  for (const event of earningEvents.slice(screens.indexOf(from), screens.indexOf(to))) send(event)
}

beforeEach(() => {
  window.history.pushState(null, '', '/register?source=momo')
})

test('Back and Forward of the browser walk the screens and keep the campaign', async () => {
  const { send, comesTo } = wizard()
  expect(await comesTo('contact')).toBe('contact')
  answer(send, 'contact', 'personal')
  answer(send, 'personal', 'work')
  expect(await comesTo('work')).toBe('work')
  window.history.back()
  expect(await comesTo('address')).toBe('address')
  window.history.back()
  expect(await comesTo('personal')).toBe('personal')
  window.history.forward()
  expect(await comesTo('address')).toBe('address')
  window.history.forward()
  expect(await comesTo('work')).toBe('work')
  expect(window.location.search).toContain('source=momo')
})

test('Back from the card comes to the contact, not to codes that were used', async () => {
  const { send, comesTo } = wizard()
  answer(send, 'contact', 'id-card')
  expect(await comesTo('id-card')).toBe('id-card')
  window.history.back()
  expect(await comesTo('contact')).toBe('contact')
  window.history.forward()
  expect(await comesTo('id-card')).toBe('id-card')
})

test('Back from a code that is on its way comes to the number, and Forward to the code', async () => {
  const { send, comesTo } = wizard()
  answer(send, 'contact', 'sms-otp')
  expect(await comesTo('sms-otp')).toBe('sms-otp')
  window.history.back()
  expect(await comesTo('contact')).toBe('contact')
  window.history.forward()
  expect(await comesTo('sms-otp')).toBe('sms-otp')
})

test('once the terms are accepted Back stays, and the address says so', async () => {
  const { send, comesTo } = wizard(stateFor(answered, 'review'))
  answer(send, 'review', 'contract')
  expect(await comesTo('contract')).toBe('contract')
  // The entry before it is there for a moment; the address is put right after it.
  const left = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  window.history.back()
  await left
  expect(await comesTo('contract')).toBe('contract')
})

test('an address that is not reached is put right', async () => {
  const { comesTo } = wizard()
  expect(await comesTo('contact')).toBe('contact')
  window.history.pushState(null, '', '/register?step=review')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(await comesTo('contact')).toBe('contact')
})
