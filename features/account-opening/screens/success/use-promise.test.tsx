// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import messages from '@/messages/vi.json'

import { usePromise } from './use-promise'

const signedAt = '2026-11-20T10:00:00+07:00'

function promiseRead(at: string): string {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <NextIntlClientProvider locale="vi" messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
  return renderHook(() => usePromise(signedAt), { wrapper }).result.current
}

afterEach(() => {
  vi.useRealTimers()
})

test('says today on the day of the call', () => {
  expect(promiseRead('2026-11-20T10:01:00+07:00')).toBe('Trước 10:20 hôm nay')
})

test('names the day when the page is opened on another day', () => {
  expect(promiseRead('2026-11-21T00:01:00+07:00')).toBe('Trước 10:20 Thứ Sáu, 20 tháng 11')
})
