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
  'F2 401': 'Your session is no longer valid. Reload the page and carry on.',
  'F3 403': `Operation not allowed. If you need help, call ${call}.`,
  'F4 404': 'What we asked for was not found. Try again.',
  'F5 500': `Something went wrong on our side. Try again in a few minutes or call ${call}.`,
  'F6 503 with a message': `Maintenance (code 503). Try again in a few minutes or call ${call}.`,
  'F6 502 without a message': `Something went wrong on our side (code 502). Try again in a few minutes or call ${call}.`,
  'F16 known code': 'What was sent is not valid. Please check it.',
  'F16 unknown code': `The request was not accepted (code NEW_CODE). If it happens again, call ${call}.`,
  'F17 429': 'Too many requests. Please try again in a few minutes.',
  'F17 429 with a time': 'Too many requests. Please try again in 45 seconds.',
  'F18 no connection': 'No connection. Check your network and try again; what you have entered is still here.',
  'F19 no answer in time':
    'The service took too long to answer. Please try again; what you have entered is still here.',
  'F20 unusable answer': `Something went wrong on our side. Try again in a few minutes or call ${call}.`,
  'F21 cancelled': 'The request was interrupted. Try again.',
}

async function press(failure: ApiFailure) {
  const checkIdentifiers = vi.fn<ApplicationApi['checkIdentifiers']>().mockResolvedValue(err(failure))
  const { user, send } = renderScreen('contact', ContactScreen, { data, api: { checkIdentifiers } })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const title = await screen.findByText('That did not go through')
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Email')).toHaveValue('lee@example.com')
  return title.closest('[role=alert]')
}

describe('a failed call of the contact screen', () => {
  it.each(Object.keys(failedCalls) as FailedCall[])('%s', async (name) => {
    expect(await press(failedCalls[name])).toHaveTextContent(
      `That did not go through${texts[name]}Everything you typed is still here.`,
    )
  })

  it.each(fieldErrors)('F1 $status', async (failure) => {
    expect(await press(failure)).toHaveTextContent('Not accepted')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Unknown domain/)
    await waitFor(() => expect(screen.getByText('Please check 1 answer').closest('[role=alert]')).toHaveFocus())
    expect(screen.getByRole('link', { name: 'Unknown domain' })).toHaveAttribute('href', '#field-email')
  })
})
