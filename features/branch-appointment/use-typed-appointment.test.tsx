// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { emptyAppointment } from './appointment-fields'
import { keptTyped } from './typed-appointment'
import { typedKey } from './typed-key'
import { useTypedAppointment } from './use-typed-appointment'

const device = vi.hoisted(() => ({ key: null as CryptoKey | null, isBlocked: false }))

vi.mock('@/lib/platform/storage/key-store', () => ({
  indexedDbKeyStore: () => ({
    get: async () => {
      if (device.isBlocked) throw new DOMException('private window', 'InvalidStateError')
      return device.key
    },
    put: async (key: CryptoKey) => {
      device.key = key
    },
    remove: async () => {
      device.key = null
    },
  }),
}))

const typed = { fullName: 'Nguyễn Thị Mẫu', idNumber: '001199999999' }

beforeEach(() => {
  device.key = null
  device.isBlocked = false
})
afterEach(() => {
  window.sessionStorage.clear()
})

async function typeOnce() {
  const { result, unmount } = renderHook(() => useTypedAppointment())
  // At once, as a browser fills in a form.
  act(() => {
    result.current.change({ fullName: typed.fullName })
    result.current.change({ idNumber: typed.idNumber })
  })
  await waitFor(async () => expect((await keptTyped())?.form).toMatchObject(typed))
  const id = result.current.applicationId()
  unmount()
  return id
}

test('a page that is loaded anew finds what was typed, and the id of the try that was not answered', async () => {
  const id = await typeOnce()
  const { result } = renderHook(() => useTypedAppointment())
  await waitFor(() => expect(result.current.form).toEqual({ ...emptyAppointment, ...typed }))
  expect(result.current.applicationId()).toBe(id)
})

test('nothing of it lies in the browser in clear, and nothing at all once the appointment is made', async () => {
  await typeOnce()
  const stored = window.sessionStorage.getItem(typedKey) ?? ''
  expect(stored).toContain('ciphertext')
  for (const secret of Object.values(typed)) expect(stored).not.toContain(secret)
  const { result } = renderHook(() => useTypedAppointment())
  act(() => {
    result.current.forget()
  })
  await waitFor(() => expect(window.sessionStorage.getItem(typedKey)).toBeNull())
})

test('what is typed before the old text is there stays', async () => {
  await typeOnce()
  const { result } = renderHook(() => useTypedAppointment())
  act(() => {
    result.current.change({ fullName: 'Trần Văn Khác' })
  })
  await waitFor(async () => expect((await keptTyped())?.form.fullName).toBe('Trần Văn Khác'))
  expect(result.current.form.fullName).toBe('Trần Văn Khác')
})

test('a browser that keeps nothing lets everything be typed', async () => {
  device.isBlocked = true
  const { result } = renderHook(() => useTypedAppointment())
  act(() => {
    result.current.change(typed)
  })
  expect(result.current.form).toMatchObject(typed)
  expect(await keptTyped()).toBeNull()
  expect(window.sessionStorage.getItem(typedKey)).toBeNull()
})
