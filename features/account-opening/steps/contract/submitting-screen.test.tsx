// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/result/result'
import { allProofs } from '@/tests/factories/opening-proofs'
import { renderScreen } from '@/tests/factories/opening-screen'

import type { OpeningApi } from '../../api/opening-api'
import { SubmittingScreen } from './submitting-screen'

const submit = () => vi.fn<OpeningApi['submit']>().mockResolvedValue(ok(allProofs.contract))
const ready = { type: 'contract-ready', proof: allProofs.contract }

describe('SubmittingScreen', () => {
  it('submits by itself and hands the contract on', async () => {
    const { send } = renderScreen('submitting', SubmittingScreen, { api: { submit: submit() } })
    await waitFor(() => expect(send).toHaveBeenCalledWith(ready))
  })

  it('tries again after a lost answer', async () => {
    const calls = submit().mockResolvedValueOnce(err({ kind: 'timeout' }))
    const { user, send } = renderScreen('submitting', SubmittingScreen, { api: { submit: calls } })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(send).toHaveBeenCalledWith(ready))
  })

  it('leads back to a number that is gone, and does not offer a retry that cannot help', async () => {
    const calls = submit().mockResolvedValue(err({ kind: 'rejected', status: 409, code: 'ACCOUNT_TAKEN' }))
    const { user, send } = renderScreen('submitting', SubmittingScreen, { api: { submit: calls } })
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer free')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Correct and continue' }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'proof-lost', proof: 'accountNumber' })
  })
})
