// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { onToast } from '@/components/ui/toast'
import { mainApiInBrowser } from '@/lib/backends/main/browser'
import { createMainApi } from '@/lib/backends/main/main-api'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { err } from '@/lib/platform/result/result'
import en from '@/messages/en.json'
import { recordingHttp } from '@/tests/factories/recording-http'
import { renderIsland } from '@/tests/factories/render-island'

import { ContactForm } from './contact-form'

vi.mock('@/lib/backends/main/browser', () => ({ mainApiInBrowser: vi.fn<typeof mainApiInBrowser>() }))

const toasts: string[] = []
onToast(({ text }) => toasts.push(text))

/** The form over a backend that takes every message, or fails every one. */
function show(failure?: ApiFailure) {
  const { http, calls } = recordingHttp({ data: { id: 1 } }, 'en')
  const api = createMainApi(http)
  const createContact: typeof api.createContact = (contact, options) =>
    failure ? api.createContact(contact, options).then(() => err(failure)) : api.createContact(contact, options)
  vi.mocked(mainApiInBrowser).mockReturnValue({ ...api, createContact })
  renderIsland(<ContactForm locale="en" branches={[{ id: 3, name: 'Hanoi branch' }]} policyHref="/en/policy" />)
  return { calls, user: userEvent.setup({ delay: null }) }
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Full name'), 'Lee Mau')
  await user.type(screen.getByLabelText('Email'), 'lee@example.com')
  await user.type(screen.getByLabelText('Phone number'), '0912345678')
  await user.type(screen.getByLabelText('Message'), 'Hello')
}

const send = () => screen.getByRole('button', { name: 'Send message' })

beforeEach(() => {
  toasts.length = 0
})

it('sends exactly what was filled in', async () => {
  const { user, calls } = show()
  await fill(user)
  await user.selectOptions(screen.getByLabelText(/^Branch/), 'Hanoi branch')
  await user.click(send())
  expect(await screen.findByRole('status')).toHaveTextContent('lee@example.com')
  expect(calls).toEqual([
    {
      call: 'POST contacts',
      json: { name: 'Lee Mau', email: 'lee@example.com', phone: '0912345678', message: 'Hello', branch_id: 3 },
      idempotencyKey: expect.any(String),
    },
  ])
})

it('says what is missing and goes to the first', async () => {
  const { user, calls } = show()
  await user.type(screen.getByLabelText('Phone number'), '123')
  await user.click(send())
  expect(await screen.findByText('Enter full name')).toBeInTheDocument()
  expect(screen.getByLabelText('Full name')).toHaveFocus()
  expect(screen.getByLabelText('Phone number')).toBeInvalid()
  expect(calls).toEqual([])
})

it('says that it failed in a toast, keeps what was typed, and sends the same message under the same key', async () => {
  const { user, calls } = show({ kind: 'network' })
  await fill(user)
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(en.failures.network)
  expect(toasts).toEqual([en.failures.failed])
  expect(screen.getByLabelText('Message')).toHaveValue('Hello')
  await user.click(send())
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[0]?.idempotencyKey).toBe(calls[1]?.idempotencyKey)
})

it('puts the texts of the server under their inputs', async () => {
  const fields = { banner: [], byField: { email: ['Unknown domain'] }, indexed: [] }
  const { user } = show({ kind: 'field-errors', status: 422, fields })
  await fill(user)
  await user.click(send())
  expect(await screen.findByText('Unknown domain')).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

it('wants one of the subjects where there are some to choose from', async () => {
  const subjects = {
    legend: 'The right you want to use',
    options: [{ value: 'Request: delete', label: 'Delete my data' }],
    message: 'Your request',
    send: 'Send a request',
  }
  renderIsland(<ContactForm locale="en" branches={[]} policyHref="/en/policy" subjects={subjects} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send a request' }))
  expect(await screen.findByText('Choose the right you want to use')).toBeInTheDocument()
  expect(screen.getByText('Enter your request')).toBeInTheDocument()
})
