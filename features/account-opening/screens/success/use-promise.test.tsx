// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'

import messages from '@/messages/vi.json'

import { usePromise } from './use-promise'

function Promised({ signedAt }: { readonly signedAt: string }) {
  return <p>{usePromise(signedAt)}</p>
}

function promiseRead(at: string, signedAt = '2026-11-20T10:00:00+07:00'): HTMLElement {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
  const { container } = render(
    <NextIntlClientProvider locale="vi" messages={messages}>
      <Promised signedAt={signedAt} />
    </NextIntlClientProvider>,
  )
  return container.querySelector('p') ?? container
}

afterEach(() => {
  vi.useRealTimers()
})

test('says today on the day of the call', () => {
  expect(promiseRead('2026-11-20T10:01:00+07:00')).toHaveTextContent(/^Trước 10:20\s?hôm nay$/)
})

test('names the day when the page is opened on another day', () => {
  expect(promiseRead('2026-11-21T00:01:00+07:00')).toHaveTextContent(/^Trước 10:20\s?Thứ Sáu, 20 tháng 11$/)
})
