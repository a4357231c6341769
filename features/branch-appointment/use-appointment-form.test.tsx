// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { emptyAppointment } from './appointment-fields'
import { keptTyped } from './typed-appointment'
import { typedKey } from './typed-key'
import { useAppointmentForm } from './use-appointment-form'

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
  const { result, unmount } = renderHook(() => useAppointmentForm())
  // At once, as a browser fills in a form.
  act(() => {
    result.current.form.setValue('fullName', typed.fullName)
    result.current.form.setValue('idNumber', typed.idNumber)
  })
  await waitFor(async () => expect((await keptTyped())?.form).toMatchObject(typed))
  const id = result.current.applicationId()
  unmount()
  return id
}

test('restores what was typed after a reload, with the id of the unanswered attempt', async () => {
  const id = await typeOnce()
  const { result } = renderHook(() => useAppointmentForm())
  await waitFor(() => expect(result.current.form.getValues()).toEqual({ ...emptyAppointment, ...typed }))
  expect(result.current.applicationId()).toBe(id)
})

test('stores only ciphertext, and nothing once the appointment is made', async () => {
  await typeOnce()
  const stored = window.sessionStorage.getItem(typedKey) ?? ''
  expect(stored).toContain('ciphertext')
  for (const secret of Object.values(typed)) expect(stored).not.toContain(secret)
  const { result } = renderHook(() => useAppointmentForm())
  act(() => {
    result.current.forget()
  })
  await waitFor(() => expect(window.sessionStorage.getItem(typedKey)).toBeNull())
})

test('keeps newer input over what is restored', async () => {
  await typeOnce()
  const { result } = renderHook(() => useAppointmentForm())
  act(() => {
    result.current.form.setValue('fullName', 'Trần Văn Khác')
  })
  await waitFor(async () => expect((await keptTyped())?.form.fullName).toBe('Trần Văn Khác'))
  expect(result.current.form.getValues('fullName')).toBe('Trần Văn Khác')
})

test('works in a browser that forbids storage', async () => {
  device.isBlocked = true
  const { result } = renderHook(() => useAppointmentForm())
  act(() => {
    result.current.form.setValue('fullName', typed.fullName)
    result.current.form.setValue('idNumber', typed.idNumber)
  })
  expect(result.current.form.getValues()).toMatchObject(typed)
  expect(await keptTyped()).toBeNull()
  expect(window.sessionStorage.getItem(typedKey)).toBeNull()
})
