// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'

import { standardFlow } from '@/lib/domain/account-opening/flows'
import messages from '@/messages/en.json'

import type { ApplicationData } from '../application/application-data'
import { blankSnapshot } from '../session/application-session'
import { SavedStatus } from './saved-status'

const show = (data: ApplicationData) => {
  const blank = blankSnapshot({ newId: () => 'id', campaign: {}, flow: standardFlow })
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Ho_Chi_Minh">
      <SavedStatus snapshot={{ ...blank, data, savedAt: '2026-11-20T03:42:00.000Z' }} onErase={() => undefined} />
    </NextIntlClientProvider>,
  )
}

it('says nothing of a form that is still empty', () => {
  show({ mobile: '', email: '', dataConsent: false })
  expect(screen.queryByText(/^Saved/)).toBeNull()
})

it('says when answers were saved, and deletes them', () => {
  show({ mobile: '0912345678' })
  expect(screen.getByText(/^Saved 10:42/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete draft' })).toBeVisible()
})
