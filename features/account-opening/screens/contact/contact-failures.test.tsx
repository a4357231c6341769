// @vitest-environment jsdom
// What the form loads on submit, so that no test waits for it.
import '@hookform/resolvers/zod'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { defaultHotline } from '@/lib/domain/company/hotline'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { err } from '@/lib/platform/result/result'
import { failedCalls, fieldErrors, type FailedCall } from '@/tests/factories/failed-calls'
import { renderScreen } from '@/tests/factories/wizard-screen'

import type { ApplicationApi } from '../../api/application-api'
import { ContactScreen } from './contact-screen'
import './contact-schema'

const data = { mobile: '0901234567', email: 'lee@example.com', dataConsent: true, biometricConsent: true }
const call = defaultHotline.label

/** docs/specification.md#failures on a screen of the wizard, which says what to do where the catalogue does not. */
const texts: Readonly<Record<FailedCall, string>> = {
  'F2 401': `We couldn’t confirm this request. Try again, or call ${call}.`,
  'F3 403': `You don’t have permission to do that. Need help? Call ${call}.`,
  'F4 404': 'We couldn’t find that. Try again.',
  'F5 500': `Something went wrong on our side. Try again in a few minutes or call ${call}.`,
  'F6 503 with a message': `Maintenance (code 503). Try again in a few minutes or call ${call}.`,
  'F6 502 without a message': `Something went wrong on our side (code 502). Try again in a few minutes or call ${call}.`,
  'F16 known code': 'Some information isn’t valid. Check it and try again.',
  'F16 unknown code': `We couldn’t accept this request (code NEW_CODE). Try again or call ${call}.`,
  'F17 429': 'You’ve tried too many times. Try again in a few minutes.',
  'F17 429 with a time': 'You’ve tried too many times. Try again in 45 seconds.',
  'F18 no connection': 'We couldn’t connect. Check your connection and try again; your answers are still here.',
  'F19 no answer in time': 'This is taking too long. Try again; your answers are still here.',
  'F20 unusable answer': `Something went wrong on our side. Try again in a few minutes or call ${call}.`,
  'F21 cancelled': 'The request was interrupted. Try again.',
}

async function press(failure: ApiFailure) {
  const checkIdentifiers = vi.fn<ApplicationApi['checkIdentifiers']>().mockResolvedValue(err(failure))
  const { user, send } = renderScreen('contact', ContactScreen, { data, api: { checkIdentifiers } })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const title = await screen.findByText('We couldn’t send it')
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Email')).toHaveValue('lee@example.com')
  return title.closest('[role=alert]')
}

describe('a failed call of the contact screen', () => {
  it.each(Object.keys(failedCalls) as FailedCall[])('%s', async (name) => {
    expect(await press(failedCalls[name])).toHaveTextContent(
      `We couldn’t send it${texts[name]}Your answers are still here.`,
    )
  })

  it.each(fieldErrors)('F1 $status', async (failure) => {
    expect(await press(failure)).toHaveTextContent('Not accepted')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Unknown domain/)
    await waitFor(() => expect(screen.getByText('Please check 1 answer').closest('[role=alert]')).toHaveFocus())
    expect(screen.getByRole('link', { name: 'Unknown domain' })).toHaveAttribute('href', '#field-email')
  })
})
