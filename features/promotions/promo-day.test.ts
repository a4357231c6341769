import { expect, test } from 'vitest'

import { isPromoDue, rememberPromo } from './promo-day'

function memory() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
}

test('is due once per calendar day in Vietnam, whatever the time zone of the device', () => {
  const store = memory()
  const lateEvening = new Date('2026-11-21T23:59:00+07:00')
  expect(isPromoDue(store, lateEvening)).toBe(true)
  rememberPromo(store, lateEvening)
  expect(isPromoDue(store, lateEvening)).toBe(false)
  expect(isPromoDue(store, new Date('2026-11-22T00:00:00+07:00'))).toBe(true)
})

test('is never due if the visit cannot be stored', () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  expect(isPromoDue(forbidden, new Date())).toBe(false)
  expect(() => rememberPromo(forbidden, new Date())).not.toThrow()
  expect(isPromoDue(null, new Date())).toBe(false)
})
