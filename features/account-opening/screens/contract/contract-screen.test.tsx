// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { ok } from '@/lib/platform/result/result'
import { allProofs } from '@/tests/factories/application-proofs'
import { renderScreen } from '@/tests/factories/wizard-screen'

import type { ApplicationApi } from '../../api/application-api'
import { ContractScreen } from './contract-screen'
import { loadPdf } from './load-pdf'

vi.mock('./load-pdf', () => ({ loadPdf: vi.fn<typeof loadPdf>() }))

const sent = () =>
  vi.fn<ApplicationApi['sendSigningOtp']>().mockResolvedValue(ok({ resendAfterSeconds: 60, validForSeconds: 300 }))

describe('ContractScreen', () => {
  it('leaves the download where the document cannot be shown', async () => {
    vi.mocked(loadPdf).mockRejectedValue(new Error('no canvas'))
    renderScreen('contract', ContractScreen)
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t show the contract')
    const download = screen.getByRole('link', { name: 'Download the contract (PDF)' })
    expect(download).toHaveAttribute('href', allProofs.contract.contractUrl)
  })

  it('sends a code only to somebody who says that the contract was read, and signs with it', async () => {
    vi.mocked(loadPdf).mockReturnValue(new Promise(() => undefined))
    const sendSigningOtp = sent()
    const signContract = vi.fn<ApplicationApi['signContract']>().mockResolvedValue(ok(allProofs.signed))
    const { user, send } = renderScreen('contract', ContractScreen, { api: { sendSigningOtp, signContract } })
    await user.click(screen.getByRole('button', { name: 'Sign the contract' }))
    expect(await screen.findByRole('link', { name: /Tick the box/ })).toBeVisible()
    expect(sendSigningOtp).not.toHaveBeenCalled()

    await user.click(screen.getByRole('checkbox', { name: 'I have read this contract' }))
    await user.click(screen.getByRole('button', { name: 'Sign the contract' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await user.type(screen.getByLabelText('Code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Sign the contract' }))
    const signed = { type: 'contract-signed', proof: allProofs.signed }
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(signed))
    expect(sendSigningOtp).toHaveBeenCalledOnce()
    expect(signContract).toHaveBeenCalledExactlyOnceWith('123456')
  })
})
