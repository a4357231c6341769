// @vitest-environment jsdom
// What the form loads on submit, so that no test waits for it.
import '@hookform/resolvers/zod'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { defaultHotline } from '@/lib/domain/company/hotline'
import { renderIsland } from '@/tests/factories/render-island'

import type { AppointmentOutcome } from './request-appointment'
import { AppointmentForm } from './appointment-form'
import './appointment-schema'
import { emptyAppointment } from './appointment-fields'
import { sendAppointment } from './send-appointment'
import { keptTyped } from './typed-appointment'
import { typedKey } from './typed-key'

vi.mock('./send-appointment', () => ({ sendAppointment: vi.fn<typeof sendAppointment>() }))
vi.mock('./offered-days', () => ({
  offeredDays: async () => [{ date: '05/01/2032', name: 'Mon 05/01', hours: ['09:00'] }],
}))
vi.mock('./typed-appointment', () => ({
  keepTyped: async () => undefined,
  keptTyped: vi.fn<typeof keptTyped>(async () => null),
  forgetTyped: async () => undefined,
}))

afterEach(() => {
  vi.mocked(sendAppointment).mockReset()
  window.sessionStorage.clear()
})

const send = () => screen.getByRole('button', { name: 'Book appointment' })

function show() {
  const branches = [{ value: '2', label: 'Hanoi branch' }]
  renderIsland(<AppointmentForm locale="en" branches={branches} hotline={defaultHotline} />)
  return userEvent.setup({ delay: null })
}

async function sendWith(outcome: AppointmentOutcome) {
  vi.mocked(sendAppointment).mockResolvedValue(outcome)
  const user = show()
  await user.type(screen.getByLabelText('Full name'), 'Lee Mau')
  const birthDate = screen.getByRole('group', { name: /^Date of birth/ }).querySelectorAll('input')
  for (const [index, part] of ['02', '01', '1999'].entries()) await user.type(birthDate[index] as Element, part)
  await user.type(screen.getByLabelText('ID number'), '001199999999')
  await user.type(screen.getByLabelText('Mobile number'), '0912345678')
  await user.type(screen.getByLabelText('Email'), 'lee@example.com')
  await user.selectOptions(screen.getByLabelText('Branch'), 'Hanoi branch')
  await user.click(await screen.findByRole('button', { name: 'Mon 05/01' }))
  await user.type(screen.getByLabelText('Time'), '9h30')
  await user.click(screen.getByLabelText(/^I agree/))
  await user.click(send())
  await waitFor(() => expect(sendAppointment).toHaveBeenCalledOnce())
}

describe('AppointmentForm', () => {
  it('shows what was typed before a reload', async () => {
    window.sessionStorage.setItem(typedKey, 'sealed')
    const form = { ...emptyAppointment, fullName: 'Lee Mau', birthDate: '02/01/1999', branch: '2', consent: true }
    vi.mocked(keptTyped).mockResolvedValueOnce({ form, applicationId: 'a' })
    show()
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Lee Mau'))
    expect(screen.getByLabelText('Branch')).toHaveValue('2')
    expect(screen.getByLabelText(/^I agree/)).toBeChecked()
    expect(screen.getByLabelText('Year', { selector: '#appointment-birthDate-year' })).toHaveValue('1999')
  })

  it('fills in a full hour with one press, but none that has passed on the chosen day', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: '14:00' }))
    expect(screen.getByLabelText('Time')).toHaveValue('14:00')
    await user.click(await screen.findByRole('button', { name: 'Mon 05/01' }))
    await user.click(screen.getByRole('button', { name: '9:00' }))
    expect(screen.getByLabelText('Time')).toHaveValue('09:00')
    expect(screen.getByRole('button', { name: '14:00' })).toBeDisabled()
  })

  it('lists what is missing and moves focus to the list', async () => {
    const user = show()
    await user.click(send())
    expect(await screen.findByRole('link', { name: 'Enter full name' })).toHaveAttribute(
      'href',
      '#appointment-fullName',
    )
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getAllByRole('link', { name: /^Enter|^Choose|^Tick the box/ })).toHaveLength(9)
    expect(sendAppointment).not.toHaveBeenCalled()
  })

  it('shows where and when once the appointment is made', async () => {
    await sendWith({ kind: 'made' })
    expect(await screen.findByRole('heading', { name: 'Your appointment is booked' })).toHaveFocus()
    expect(screen.getByText('9:30, Monday 5 January, Hanoi branch')).toBeVisible()
  })

  it('words a rejection with a code as everywhere', async () => {
    await sendWith({ kind: 'failed', failure: { kind: 'rejected', status: 422, code: 'ACCOUNT_EXISTS' } })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This ID number, phone number or email already has an account. Sign in or call the hotline.',
    )
    expect(screen.getByLabelText('Full name')).toHaveValue('Lee Mau')
  })

  it('shows the texts of the server at their fields', async () => {
    const fields = { banner: [], byField: { appointment_time: ['Fully booked'] }, indexed: [] }
    await sendWith({ kind: 'failed', failure: { kind: 'field-errors', status: 422, fields } })
    expect(await screen.findByRole('link', { name: 'Fully booked' })).toHaveAttribute('href', '#appointment-time')
    expect(screen.getByLabelText('Time')).toHaveAccessibleDescription(/Fully booked/)
  })

  it('shows what the services reject', async () => {
    await sendWith({ kind: 'rejected', errors: { mobile: 'existAcc' } })
    expect(
      await screen.findByRole('link', { name: 'Mobile number is already in use. Enter a different one' }),
    ).toBeVisible()
  })
})
