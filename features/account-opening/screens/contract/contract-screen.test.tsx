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
    expect(screen.getByRole('link', { name: /Open in a new tab/ })).toHaveAttribute(
      'href',
      allProofs.contract.contractUrl,
    )
  })

  it('names the fee of the chosen number among what to check', async () => {
    vi.mocked(loadPdf).mockResolvedValue({ numPages: 0 } as Awaited<ReturnType<typeof loadPdf>>)
    renderScreen('contract', ContractScreen)
    const term = screen.getByText('Chosen number fee')
    expect(term.parentElement).toHaveTextContent('500,000')
    await waitFor(() => expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false'))
  })

  it('lets nobody sign a contract that was neither shown nor downloaded, and tries again', async () => {
    vi.mocked(loadPdf).mockRejectedValue(new Error('500'))
    vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
    const sendSigningOtp = sent()
    const { user } = renderScreen('contract', ContractScreen, { api: { sendSigningOtp } })
    await user.click(screen.getByRole('checkbox', { name: 'I have read this contract' }))
    await user.click(await screen.findByRole('button', { name: 'Download the contract (PDF)' }))
    expect(await screen.findByText(/couldn’t download/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sign the contract' }))
    expect(await screen.findByText(/before you sign it/)).toBeVisible()
    expect(sendSigningOtp).not.toHaveBeenCalled()

    vi.mocked(loadPdf).mockResolvedValue({ numPages: 0 } as Awaited<ReturnType<typeof loadPdf>>)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/before you sign it/)).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Sign the contract' }))
    await waitFor(() => expect(sendSigningOtp).toHaveBeenCalledOnce())
    vi.unstubAllGlobals()
  })

  it('sends the code by email to somebody whose phone gets none', async () => {
    vi.mocked(loadPdf).mockResolvedValue({ numPages: 0 } as Awaited<ReturnType<typeof loadPdf>>)
    const sendSigningOtp = sent()
    const { user } = renderScreen('contract', ContractScreen, { api: { sendSigningOtp } })
    await user.click(screen.getByRole('checkbox', { name: 'I have read this contract' }))
    await waitFor(() => expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false'))
    await user.click(screen.getByRole('button', { name: 'Sign the contract' }))
    await user.click(await screen.findByRole('button', { name: /Send a code to lan@example.com/ }))
    await waitFor(() => expect(sendSigningOtp).toHaveBeenLastCalledWith('email'))
  })

  it('sends a code only to somebody who says that the contract was read, and signs with it', async () => {
    vi.mocked(loadPdf).mockResolvedValue({ numPages: 0 } as Awaited<ReturnType<typeof loadPdf>>)
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
