// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'

import { standardFlow } from '@/lib/domain/account-opening/flows'
import type { Screen } from '@/lib/domain/account-opening/screens'
import messages from '@/messages/en.json'

import { doneShare, Place } from './place'

const shown = (of: Screen) => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Ho_Chi_Minh">
      <Place screen={of} flow={standardFlow} />
    </NextIntlClientProvider>,
  )
  return screen.getByText(/^(?:Step|Done)/).textContent
}

it.each([
  ['contact', 'Step 1 of 7'],
  ['work', 'Step 3 of 7'],
  ['services', 'Step 4 of 7'],
  ['contract', 'Step 7 of 7'],
  ['success', 'Done'],
] as const)('%s is at: %s', (of, text) => {
  expect(shown(of)).toBe(text)
})

it('counts the screens of a step that are behind the applicant', () => {
  expect(doneShare('personal', standardFlow)).toBe(0)
  expect(doneShare('account-number', standardFlow)).toBe(4 / 5)
  expect(doneShare('submitting', standardFlow)).toBe(0)
})
