// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'
import { renderScreen } from '@/tests/factories/wizard-screen'
import { allProofs } from '@/tests/factories/application-proofs'

import type { ApplicationApi } from '../../api/application-api'
import { SmsOtpScreen } from './sms-otp-screen'

const { mobile } = allProofs.contact
const rejected = (code: string, more = {}) => err({ kind: 'rejected' as const, status: 422, code, ...more })

function setup(verifies: Awaited<ReturnType<ApplicationApi['verifySmsOtp']>>[] = []) {
  const sendSmsOtp = vi
    .fn<ApplicationApi['sendSmsOtp']>()
    .mockResolvedValue(ok({ resendAfterSeconds: 60, validForSeconds: 300 }))
  const verifySmsOtp = vi.fn<ApplicationApi['verifySmsOtp']>()
  for (const answer of verifies) verifySmsOtp.mockResolvedValueOnce(answer)
  return { sendSmsOtp, verifySmsOtp, ...renderScreen('sms-otp', SmsOtpScreen, { api: { sendSmsOtp, verifySmsOtp } }) }
}

const code = () => screen.getByLabelText('Code')
const confirm = () => screen.getByRole('button', { name: 'Confirm' })

afterEach(() => {
  vi.useRealTimers()
})

describe('SmsOtpScreen', () => {
  it('sends one code when it opens and says where to, in full', async () => {
    const { sendSmsOtp } = setup()
    expect(await screen.findByText('0912 345 678')).toBeVisible()
    expect(sendSmsOtp).toHaveBeenCalledExactlyOnceWith(mobile)
  })

  it('takes a code pasted with spaces and sends its proof', async () => {
    const { user, send, verifySmsOtp } = setup([ok(allProofs.smsOtp)])
    await user.click(code())
    await user.paste('123 456')
    await user.click(confirm())
    await waitFor(() =>
      expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'sms-otp-verified', proof: allProofs.smsOtp }),
    )
    expect(verifySmsOtp).toHaveBeenCalledExactlyOnceWith(mobile, '123456')
  })

  it('does not spend a try on a code that is too short', async () => {
    const { user, verifySmsOtp } = setup()
    await user.type(code(), '123')
    await user.click(confirm())
    expect(code()).toHaveAccessibleDescription(/6 digits/)
    expect(verifySmsOtp).not.toHaveBeenCalled()
  })

  it('counts the tries that are left and empties the input for the next', async () => {
    const { user, send } = setup([rejected('OTP_WRONG', { attemptsLeft: 2 })])
    await user.type(code(), '000000')
    await user.click(confirm())
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/You have 2 tries left/))
    expect(code()).toHaveValue('')
    expect(code()).toHaveFocus()
    expect(send).not.toHaveBeenCalled()
  })

  it('keeps a code that could not be judged', async () => {
    const { user } = setup([err({ kind: 'network' })])
    await user.type(code(), '123456')
    await user.click(confirm())
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t connect')
    expect(code()).toHaveValue('123456')
  })

  it('says that a code is out of date', async () => {
    const { user } = setup([rejected('OTP_EXPIRED')])
    await user.type(code(), '123456')
    await user.click(confirm())
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/has expired/))
  })

  it('takes no more codes while it is locked', async () => {
    const { user } = setup([rejected('OTP_LOCKED', { retryAfterSeconds: 900 })])
    await user.type(code(), '123456')
    await user.click(confirm())
    expect(await screen.findByRole('alert')).toHaveTextContent('15:00')
    expect(screen.queryByLabelText('Code')).toBeNull()
    expect(screen.getByText('New code in 15:00')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
  })

  it('sends another code when the wait is over, not before', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { user, sendSmsOtp } = setup()
    await user.click(await screen.findByText('New code in 1:00'))
    expect(sendSmsOtp).toHaveBeenCalledOnce()
    act(() => void vi.advanceTimersByTime(60_000))
    await user.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(sendSmsOtp).toHaveBeenCalledTimes(2)
    expect(await screen.findByText('New code in 1:00')).toBeVisible()
  })

  it('still takes the last code when too many were asked for', async () => {
    const sendSmsOtp = vi
      .fn<ApplicationApi['sendSmsOtp']>()
      .mockResolvedValue(err({ kind: 'rate-limited', status: 429, retryAfterSeconds: 30 }))
    renderScreen('sms-otp', SmsOtpScreen, { api: { sendSmsOtp } })
    expect(await screen.findByRole('alert')).toHaveTextContent('too many codes')
    expect(code()).toBeEnabled()
    expect(screen.getByText('New code in 0:30')).toBeVisible()
  })

  it('shows a lock after a reload, and says of no code that it still works', async () => {
    const sendSmsOtp = vi
      .fn<ApplicationApi['sendSmsOtp']>()
      .mockResolvedValue(rejected('OTP_LOCKED', { retryAfterSeconds: 900 }))
    renderScreen('sms-otp', SmsOtpScreen, { api: { sendSmsOtp } })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('15:00')
    expect(alert).not.toHaveTextContent('works')
    expect(screen.queryByLabelText('Code')).toBeNull()
  })

  it('leads back to where the number is corrected', async () => {
    const { user, send } = setup()
    await user.click(screen.getByRole('button', { name: 'Change phone number' }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'go', screen: 'contact' })
  })
})
