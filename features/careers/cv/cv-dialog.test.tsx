// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { onToast } from '@/components/ui/toast'
import { mainApiInBrowser } from '@/lib/backends/main/browser'
import type { MainApi } from '@/lib/backends/main/main-api'
import { pickMessages } from '@/lib/platform/i18n/pick-messages'
import { err, ok } from '@/lib/platform/result/result'
import en from '@/messages/en.json'

import { CvDialog } from './cv-dialog'
import { cvMessages } from './cv-messages'
import type { CvKind } from './cv-schema'

vi.mock('@/lib/backends/main/browser', () => ({ mainApiInBrowser: vi.fn<typeof mainApiInBrowser>() }))

const api = {
  uploadCv: vi.fn<MainApi['uploadCv']>(),
  createCv: vi.fn<MainApi['createCv']>(),
  createStudentCv: vi.fn<MainApi['createStudentCv']>(),
  removeUpload: vi.fn<MainApi['removeUpload']>(),
}

const toasts: string[] = []
onToast(({ tone, text }) => toasts.push(`${tone}: ${text}`))

beforeEach(() => {
  toasts.length = 0
  vi.mocked(mainApiInBrowser).mockReturnValue(api as unknown as MainApi)
  api.uploadCv.mockReset().mockResolvedValue(ok('/uploads/cv/1.pdf'))
  api.createCv.mockReset().mockResolvedValue(ok(1))
  api.createStudentCv.mockReset().mockResolvedValue(ok(1))
  api.removeUpload.mockReset().mockResolvedValue(ok(true))
})

function show(kind: CvKind = 'normal') {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  const onComplete = vi.fn<() => void>()
  const intl = { locale: 'en', timeZone: 'Asia/Ho_Chi_Minh', messages: pickMessages(en, cvMessages) } as const
  const props = { locale: 'en', kind, job: { id: 7, title: 'Analyst' }, intl } as const
  render(<CvDialog {...props} open onOpenChange={onOpenChange} onComplete={onComplete} />)
  return { onOpenChange, onComplete, user: userEvent.setup({ delay: null }) }
}

type User = ReturnType<typeof userEvent.setup>

const submit = () => screen.getByRole('button', { name: 'Send application' })
const pdf = () => new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })

async function fill(user: User) {
  await user.type(screen.getByLabelText('Full name'), 'Lee Mau')
  await user.type(screen.getByLabelText('Email'), 'lee@example.com')
  await user.type(screen.getByLabelText('Phone number'), '0912345678')
  await user.upload(screen.getByLabelText('CV file'), pdf())
  await user.click(screen.getByLabelText(/^I agree/))
}

describe('submit', () => {
  it('is disabled until everything is there, and says what is missing', async () => {
    const { user } = show()
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    expect(submit()).toHaveAccessibleDescription(
      'Still needed: Full name, Email, Phone number, Consent to processing, CV file.',
    )
    await fill(user)
    // The form judges itself asynchronously, after the event that changed it.
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled', 'true'))
    await user.click(screen.getByLabelText(/^I agree/))
    await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'))
  })

  it('sends nothing while it is disabled, and leads to what is missing', async () => {
    const { user } = show('student')
    await user.click(submit())
    expect(await screen.findByText('Enter full name')).toBeInTheDocument()
    expect(screen.getByLabelText('Full name')).toHaveFocus()
    expect(screen.getByLabelText('Faculty or major')).toBeInvalid()
    expect(api.uploadCv).not.toHaveBeenCalled()
  })
})

it('uploads, sends, says so, empties itself and closes', async () => {
  const { user, onOpenChange, onComplete } = show()
  await fill(user)
  await user.click(submit())
  await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce())
  expect(api.uploadCv.mock.lastCall?.[0].name).toBe('cv.pdf')
  expect(api.createCv.mock.lastCall?.[0]).toEqual({
    name: 'Lee Mau',
    email: 'lee@example.com',
    phone: '0912345678',
    recruitmentId: 7,
    filePath: '/uploads/cv/1.pdf',
  })
  expect(toasts).toEqual([`success: ${en.failures.upload_success}`])
  expect(onOpenChange).toHaveBeenCalledWith(false)
  expect(screen.getByLabelText('Full name')).toHaveValue('')
  expect(screen.queryByText('cv.pdf')).toBeNull()
  expect(api.removeUpload).not.toHaveBeenCalled()
})

it('clears the file when its upload fails, and keeps everything typed', async () => {
  api.uploadCv.mockResolvedValueOnce(err({ kind: 'server', status: 500 }))
  const { user } = show()
  await fill(user)
  await user.click(submit())
  expect(await screen.findByText('We couldn’t upload the file. Try again.')).toBeInTheDocument()
  expect(toasts).toEqual(['danger: We couldn’t upload the file. Try again.'])
  expect(screen.queryByText('cv.pdf')).toBeNull()
  expect(screen.getByLabelText('Full name')).toHaveValue('Lee Mau')
  expect(screen.getByLabelText(/^I agree/)).toBeChecked()
  expect(api.createCv).not.toHaveBeenCalled()
})

it('puts the texts of the server under their inputs and above the form, and uploads no second time', async () => {
  const fields = {
    banner: ['We have this CV already'],
    byField: { email: ['Unknown domain'], 'cvs.0.phone': ['Not in use'] },
    indexed: [{ list: 'cvs', index: 0, field: 'phone', texts: ['Not in use'] }],
  }
  api.createCv.mockResolvedValueOnce(err({ kind: 'field-errors', status: 422, fields }))
  const { user } = show()
  await fill(user)
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('We have this CV already')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Unknown domain')
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Not in use')
  await user.click(submit())
  await vi.waitFor(() => expect(api.createCv).toHaveBeenCalledTimes(2))
  expect(api.uploadCv).toHaveBeenCalledOnce()
})

it('keeps everything when the network goes, tries with the same key, and removes what it stored when asked to', async () => {
  api.createCv.mockResolvedValue(err({ kind: 'network' }))
  const { user } = show()
  await fill(user)
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent(en.failures.network)
  expect(screen.getByText('cv.pdf')).toBeInTheDocument()
  await user.click(submit())
  await vi.waitFor(() => expect(api.createCv).toHaveBeenCalledTimes(2))
  const keys = api.createCv.mock.calls.map(([, options]) => options?.idempotencyKey)
  expect(keys[0]).toBe(keys[1])
  await user.click(screen.getByRole('button', { name: /^Remove/ }))
  expect(api.removeUpload).toHaveBeenCalledWith('/uploads/cv/1.pdf')
})

it('refuses a file that is not what its name says', async () => {
  const { user } = show()
  await user.upload(screen.getByLabelText('CV file'), new File(['MZ'], 'cv.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText(en.careers.cv.fileErrors.content)).toBeInTheDocument()
  expect(submit()).toHaveAccessibleDescription(/CV file/)
})
