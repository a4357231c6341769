// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'
import { renderScreen } from '@/tests/factories/wizard-screen'

import type { ApplicationApi } from '../../api/application-api'
import { ContactScreen } from './contact-screen'

const data = { mobile: '0901 234 567', email: 'An@Example.com', dataConsent: true, biometricConsent: true }
const nobody = () => vi.fn<ApplicationApi['checkIdentifiers']>().mockResolvedValue(ok({ taken: [] }))
const goOn = () => screen.getByRole('button', { name: 'Continue' })

// Rules load when the form is sent: here before, so that no test waits for the disk.
beforeAll(async () => {
  await Promise.all([import('./contact-schema'), import('@hookform/resolvers/zod')])
})

describe('ContactScreen', () => {
  it('refuses an empty form without asking the server, and focuses a summary that leads to every field', async () => {
    const { user, send } = renderScreen('contact', ContactScreen, { proofs: {} })
    await user.click(goOn())
    // Layout is not what jsdom has.
    Element.prototype.scrollIntoView = () => undefined
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    const links = screen.getAllByRole('link', { name: /^Enter|agree/ })
    expect(links).toHaveLength(4)
    await user.click(screen.getByRole('link', { name: 'Enter mobile number' }))
    expect(screen.getByLabelText('Mobile number')).toHaveFocus()
    expect(screen.getByLabelText('Mobile number')).toBeInvalid()
    expect(send).not.toHaveBeenCalled()
  })

  it('says nothing while somebody is still typing', async () => {
    const { user } = renderScreen('contact', ContactScreen, { proofs: {} })
    await user.type(screen.getByLabelText('Mobile number'), '123')
    await user.tab()
    expect(screen.getByLabelText('Mobile number')).toBeValid()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps what is typed on every key, before any submit', async () => {
    const { user, saved } = renderScreen('contact', ContactScreen, { proofs: {} })
    await user.type(screen.getByLabelText('Email'), 'an@')
    expect(saved().email).toBe('an@')
  })

  it('asks with normalised values and goes on with them', async () => {
    const checkIdentifiers = nobody()
    const { user, send, saved } = renderScreen('contact', ContactScreen, {
      data,
      proofs: {},
      api: { checkIdentifiers },
    })
    await user.click(goOn())
    const contact = { mobile: '0901234567', email: 'an@example.com' }
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'contact-checked', proof: contact }))
    expect(checkIdentifiers).toHaveBeenCalledExactlyOnceWith(contact)
    expect(saved()).toMatchObject({ ...contact, referralCode: undefined })
  })

  it('asks once for two quick presses', async () => {
    const checkIdentifiers = nobody()
    const { user, send } = renderScreen('contact', ContactScreen, { data, proofs: {}, api: { checkIdentifiers } })
    await user.dblClick(goOn())
    await waitFor(() => expect(send).toHaveBeenCalled())
    expect(checkIdentifiers).toHaveBeenCalledOnce()
  })

  it('shows whose number is known already, under its field, with a way on', async () => {
    const checkIdentifiers = nobody().mockResolvedValue(ok({ taken: ['mobile'] }))
    const { user, send } = renderScreen('contact', ContactScreen, { data, proofs: {}, api: { checkIdentifiers } })
    await user.click(goOn())
    await waitFor(() => expect(screen.getByLabelText('Mobile number')).toBeInvalid())
    expect(screen.getByLabelText('Email')).toBeValid()
    expect(screen.getByRole('link', { name: 'Call 1900 6277' })).toHaveAttribute('href', 'tel:19006277')
    expect(send).not.toHaveBeenCalled()
  })

  it('puts the texts of a server under the fields that they are about', async () => {
    const fields = { banner: [], byField: { email: ['This mailbox is closed'] }, indexed: [] }
    const checkIdentifiers = nobody().mockResolvedValue(err({ kind: 'field-errors', status: 422, fields }))
    const { user } = renderScreen('contact', ContactScreen, { data, proofs: {}, api: { checkIdentifiers } })
    await user.click(goOn())
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/This mailbox is closed/))
  })

  it('loses nothing when the network does, and works at the next press', async () => {
    const checkIdentifiers = nobody().mockResolvedValueOnce(err({ kind: 'network' }))
    const { user, send } = renderScreen('contact', ContactScreen, { data, proofs: {}, api: { checkIdentifiers } })
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t connect')
    expect(screen.getByLabelText('Mobile number')).toHaveValue('0901 234 567')
    await user.click(goOn())
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
  })

  it('refuses a referral code of nobody, and takes the name of somebody', async () => {
    const checkReferralCode = vi
      .fn<ApplicationApi['checkReferralCode']>()
      .mockResolvedValueOnce(ok(null))
      .mockResolvedValueOnce(ok({ staffId: 'SN-12', name: 'Trần Môi Giới', branchId: '7', branchName: 'Hà Nội' }))
    const { user, send, saved } = renderScreen('contact', ContactScreen, {
      data: { ...data, referralCode: 'BROKER01' },
      proofs: {},
      api: { checkIdentifiers: nobody(), checkReferralCode },
    })
    await user.click(goOn())
    await waitFor(() => expect(screen.getByLabelText(/Referral or broker code/)).toBeInvalid())
    expect(send).not.toHaveBeenCalled()
    await user.click(goOn())
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(saved()).toMatchObject({
      referralCode: 'BROKER01',
      referrerName: 'Trần Môi Giới',
      careStaff: { code: 'SN-12', name: 'Trần Môi Giới' },
      careBranch: { code: '7', name: 'Hà Nội' },
    })
  })
})
