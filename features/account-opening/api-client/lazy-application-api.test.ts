import { expect, test, vi } from 'vitest'

import { ok } from '@/lib/platform/result/result'

import { createLazyApplicationApi } from './lazy-application-api'
import type { ApplicationApi } from '../api/application-api'

const api = { sendSmsOtp: async (mobile: string) => ok({ mobile }) } as unknown as ApplicationApi

test('the code of the calls is loaded once, with the first of them', async () => {
  const load = vi.fn<() => Promise<ApplicationApi>>().mockResolvedValue(api)
  const lazy = createLazyApplicationApi(load)
  expect(load).not.toHaveBeenCalled()
  const answers = await Promise.all([lazy.sendSmsOtp('0912345678'), lazy.sendSmsOtp('0987654321')])
  expect(answers).toEqual([ok({ mobile: '0912345678' }), ok({ mobile: '0987654321' })])
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that cannot be loaded is a network failure, and the next call loads it again', async () => {
  const load = vi.fn<() => Promise<ApplicationApi>>().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(api)
  const lazy = createLazyApplicationApi(load)
  await expect(lazy.sendSmsOtp('0912345678')).resolves.toEqual({ ok: false, error: { kind: 'network' } })
  await expect(lazy.sendSmsOtp('0912345678')).resolves.toEqual(ok({ mobile: '0912345678' }))
})

test('a call before the draft is read reaches the API of the application, whose code is not loaded either', async () => {
  const ofDraft = createLazyApplicationApi(async () => api)
  const lazy = createLazyApplicationApi(async () => ofDraft)
  await expect(lazy.sendSmsOtp('0912345678')).resolves.toEqual(ok({ mobile: '0912345678' }))
})
