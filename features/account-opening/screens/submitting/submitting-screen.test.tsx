// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'
import { allProofs } from '@/tests/factories/application-proofs'
import { renderScreen } from '@/tests/factories/wizard-screen'

import type { ApplicationApi } from '../../api/application-api'
import { SubmittingScreen } from './submitting-screen'

const { contract: _contract, signed: _signed, ...beforeContract } = allProofs

const submits = () => vi.fn<ApplicationApi['submit']>()

describe('SubmittingScreen', () => {
  it('goes on with the account and its contract', async () => {
    const submit = submits().mockResolvedValue(ok(allProofs.contract))
    const { send } = renderScreen('submitting', SubmittingScreen, { api: { submit } })
    await waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'contract-ready', proof: allProofs.contract }))
  })

  it('sends the same application again where nothing is known against it', async () => {
    const submit = submits()
      .mockResolvedValueOnce(err({ kind: 'server', status: 503 }))
      .mockResolvedValue(ok(allProofs.contract))
    const { user, send } = renderScreen('submitting', SubmittingScreen, { api: { submit } })
    expect(await screen.findByRole('alert')).toHaveTextContent('503')
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'contract-ready', proof: allProofs.contract }))
  })

  it('shows what was refused, and opens it with the texts for its inputs', async () => {
    const fields = {
      banner: [],
      byField: { 'banks.0.bank_acc': ['This account is closed'], job: ['Retired'] },
      indexed: [],
    }
    const submit = submits().mockResolvedValue(err({ kind: 'field-errors', status: 422, fields }))
    const { user, send, saved } = renderScreen('submitting', SubmittingScreen, { api: { submit } })
    expect(await screen.findByRole('alert')).toHaveTextContent('This account is closed')
    await user.click(screen.getByRole('button', { name: 'Correct it now' }))
    expect(send.mock.calls.map(([event]) => event)).toEqual([
      { type: 'proof-lost', proof: 'banks' },
      { type: 'proof-lost', proof: 'work' },
      { type: 'proof-lost', proof: 'terms' },
      { type: 'edit', screen: 'work' },
    ])
    expect(saved().refusals).toEqual({ 'banks.0.accountNumber': 'This account is closed', job: 'Retired' })
  })

  it('says what stays and what to do again, and names what is wanted', async () => {
    const submit = submits().mockResolvedValue(err({ kind: 'rejected', status: 422, code: 'CARD_EXPIRED' }))
    renderScreen('submitting', SubmittingScreen, { api: { submit }, proofs: beforeContract })
    expect(await screen.findByRole('button', { name: 'Retake the ID photos' })).toBeVisible()
    const [redo, kept] = screen.getAllByRole('definition')
    expect(kept).toHaveTextContent('Basic information · Personal information · Services')
    expect(redo?.textContent?.split(' · ')).toEqual([
      'Photograph your ID card',
      'Confirm your ID details',
      'Take a selfie',
      'Confirm it’s really you',
      'Check your answers',
      'Terms and conditions',
      'Sign the contract',
    ])
  })

  it('names the face where only the face is wanted again', async () => {
    const expired = { kind: 'rejected', status: 422, code: 'EKYC_UNPROVEN', fields: ['face', 'liveness'] } as const
    const submit = submits().mockResolvedValue(err(expired))
    renderScreen('submitting', SubmittingScreen, { api: { submit }, proofs: beforeContract })
    expect(await screen.findByRole('button', { name: 'Retake the selfie' })).toBeVisible()
    expect(screen.getByText('Face a window or a lamp.')).toBeVisible()
  })
})
