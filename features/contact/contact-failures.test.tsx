// @vitest-environment jsdom
// What the form loads on submit, so that no test waits for it.
import '@hookform/resolvers/zod'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { onToast } from '@/components/ui/toast'
import { mainApiInBrowser } from '@/lib/backends/main/browser'
import type { MainApi } from '@/lib/backends/main/main-api'
import { err } from '@/lib/platform/result/result'
import { failedCalls, fieldErrors, type FailedCall } from '@/tests/factories/failed-calls'
import { renderIsland } from '@/tests/factories/render-island'

import { ContactForm } from './contact-form'
import './contact-schema'
import './send-contact'

vi.mock('@/lib/backends/main/browser', () => ({ mainApiInBrowser: vi.fn<typeof mainApiInBrowser>() }))

const toasts: string[] = []
onToast(({ tone, text }) => toasts.push(`${tone}: ${text}`))

beforeEach(() => {
  toasts.length = 0
})

/** docs/specification.md#failures on a content form. */
const texts: Readonly<Record<Exclude<FailedCall, 'F4 404' | 'F21 cancelled'>, string>> = {
  'F2 401': 'We couldn’t confirm this request. Reload the page and try again.',
  'F3 403': 'You don’t have permission to do that. Call the hotline if you need help.',
  'F5 500': 'Something went wrong. Please try again.',
  'F6 503 with a message': 'Maintenance (code 503)',
  'F6 502 without a message': 'Something went wrong (code 502). Please try again.',
  'F16 known code': 'Some information isn’t valid. Check it and try again.',
  'F16 unknown code': 'We couldn’t accept this request (code NEW_CODE). Try again or call the hotline.',
  'F17 429': 'You’ve tried too many times. Try again in a few minutes.',
  'F17 429 with a time': 'You’ve tried too many times. Try again in 45 seconds.',
  'F18 no connection': 'We couldn’t connect. Check your connection and try again; your answers are still here.',
  'F19 no answer in time': 'This is taking too long. Try again; your answers are still here.',
  'F20 unusable answer': 'Something went wrong on our side. Try again in a few minutes.',
}

async function send(createContact: () => ReturnType<MainApi['createContact']>) {
  vi.mocked(mainApiInBrowser).mockReturnValue({ createContact } as unknown as MainApi)
  renderIsland(<ContactForm locale="en" branches={[]} policyHref="/en/policy" />)
  const user = userEvent.setup({ delay: null })
  await user.type(screen.getByLabelText('Full name'), 'Lee Mau')
  await user.type(screen.getByLabelText('Email'), 'lee@example.com')
  await user.type(screen.getByLabelText('Phone number'), '0912345678')
  await user.type(screen.getByLabelText('Message'), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await vi.waitFor(() => expect(toasts).toEqual(['danger: We couldn’t send your message. Try again.']))
}

describe('a failed call of the contact form', () => {
  it.each(Object.entries(texts))('%s', async (name, text) => {
    await send(async () => err(failedCalls[name as FailedCall]))
    expect(await screen.findByRole('alert')).toHaveTextContent(`We couldn’t send it${text}Your answers are still here.`)
    expect(screen.getByLabelText('Message')).toHaveValue('Hello')
  })

  it.each(['F4 404', 'F21 cancelled'] as const)('%s: nothing but the toast of F10', async (name) => {
    await send(async () => err(failedCalls[name]))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(fieldErrors)('F1 $status', async (failure) => {
    await send(async () => err(failure))
    expect(await screen.findByRole('alert')).toHaveTextContent('Not accepted')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Unknown domain')
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  it('F13 code that cannot be loaded', async () => {
    await send(() => {
      throw new TypeError('Failed to fetch dynamically imported module: /send-contact.js')
    })
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t connect.')
  })
})
