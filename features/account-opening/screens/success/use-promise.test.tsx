// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, test, vi } from 'vitest'

import messages from '@/messages/vi.json'

import { usePromise } from './use-promise'

function Promised({ signedAt }: { readonly signedAt: string }) {
  const { sentence, from, by } = usePromise(signedAt)
  return (
    <p data-from={from} data-by={`${by.hours}:${by.minutes}`}>
      {sentence}
    </p>
  )
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

describe('the clock', () => {
  test.each([
    ['from the signature', '2026-11-20T10:05:00+07:00', '5', '10:25'],
    ['from the opening of the next day', '2026-11-19T20:05:00+07:00', '0', '8:20'],
    ['from the end of the break that it goes over', '2026-11-20T11:20:00+07:00', '0', '13:10'],
  ])('counts %s', (_case, signedAt, from, by) => {
    const promised = promiseRead('2026-11-20T12:00:00+07:00', signedAt)
    expect(promised).toHaveAttribute('data-from', from)
    expect(promised).toHaveAttribute('data-by', by)
  })
})
