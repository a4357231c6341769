import { expect, test, vi } from 'vitest'

import { ok } from '@/lib/platform/result/result'

import { createLazyOpeningApi } from './lazy-opening-api'
import type { OpeningApi } from '../api/opening-api'

const api = { sendSmsOtp: async (mobile: string) => ok({ mobile }) } as unknown as OpeningApi

test('the code of the calls is loaded once, with the first of them', async () => {
  const load = vi.fn<() => Promise<OpeningApi>>().mockResolvedValue(api)
  const lazy = createLazyOpeningApi(load)
  expect(load).not.toHaveBeenCalled()
  const answers = await Promise.all([lazy.sendSmsOtp('0912345678'), lazy.sendSmsOtp('0987654321')])
  expect(answers).toEqual([ok({ mobile: '0912345678' }), ok({ mobile: '0987654321' })])
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that did not arrive is a network failure, and the next try loads it again', async () => {
  const load = vi.fn<() => Promise<OpeningApi>>().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(api)
  const lazy = createLazyOpeningApi(load)
  await expect(lazy.sendSmsOtp('0912345678')).resolves.toEqual({ ok: false, error: { kind: 'network' } })
  await expect(lazy.sendSmsOtp('0912345678')).resolves.toEqual(ok({ mobile: '0912345678' }))
})
