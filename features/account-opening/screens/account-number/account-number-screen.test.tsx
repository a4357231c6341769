// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'
import { renderScreen } from '@/tests/factories/wizard-screen'
import { allProofs } from '@/tests/factories/application-proofs'

import type { AccountNumberOffer, ApplicationApi } from '../../api/application-api'
import { AccountNumberScreen } from './account-number-screen'

const { accountNumber: _held, ...notChosen } = allProofs
const offer = (number: string, fee = 0): AccountNumberOffer => ({ number, kind: 'nice', fee })
const page = (...offers: AccountNumberOffer[]) => ok({ offers, page: 1, lastPage: 1 })
const search = () => vi.fn<ApplicationApi['accountNumbers']>()
const hold = () =>
  vi
    .fn<ApplicationApi['holdAccountNumber']>()
    .mockImplementation((number) => Promise.resolve(ok({ kind: 'held', number, heldUntil: null })))
const keep = () => screen.getByRole('button', { name: 'Hold this number and continue' })

describe('AccountNumberScreen', () => {
  it('goes on with any number at one press, without asking for one', async () => {
    const { user, send } = renderScreen('account-number', AccountNumberScreen, { proofs: notChosen })
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'account-number-chosen', proof: { kind: 'assigned' } })
  })

  it('looks for the birthday, then for less of it', async () => {
    const accountNumbers = search()
      .mockResolvedValueOnce(page())
      .mockResolvedValueOnce(page(offer('0110280299')))
    const { user } = renderScreen('account-number', AccountNumberScreen, {
      data: { birthDate: '1999-02-28' },
      proofs: notChosen,
      api: { accountNumbers },
    })
    await user.click(screen.getByRole('radio', { name: /^With my birthday/ }))
    expect(await screen.findByRole('radio', { name: /0110280299/ })).toBeInTheDocument()
    expect(accountNumbers.mock.calls.map(([wish]) => wish.pattern)).toEqual(['280299', '2802'])
  })

  it('shows more numbers below the first ones, keeps what was picked, and says so where more cannot be had', async () => {
    const accountNumbers = search()
      .mockResolvedValueOnce(ok({ offers: [offer('0110006868'), offer('0110016868')], page: 1, lastPage: 2 }))
      .mockResolvedValueOnce(err({ kind: 'network' }))
      .mockResolvedValueOnce(ok({ offers: [offer('0110016868'), offer('0110026868')], page: 2, lastPage: 2 }))
    const { user } = renderScreen('account-number', AccountNumberScreen, { proofs: notChosen, api: { accountNumbers } })
    await user.click(screen.getByRole('radio', { name: /^With my digits/ }))
    await user.type(screen.getByLabelText('Digits you want'), '6868')
    await user.click(screen.getByRole('button', { name: 'Find numbers' }))
    await user.click(await screen.findByRole('radio', { name: /0110016868/ }))
    await user.click(screen.getByRole('button', { name: 'Show more numbers' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t connect')
    await user.click(screen.getByRole('button', { name: 'Show more numbers' }))
    expect(await screen.findByRole('radio', { name: /0110026868/ })).toBeInTheDocument()
    expect(screen.getByText('3 numbers available')).toBeVisible()
    expect(screen.getByRole('radio', { name: /0110016868/ })).toBeChecked()
    expect(screen.queryByRole('button', { name: 'Show more numbers' })).toBeNull()
    expect(accountNumbers.mock.calls.map(([wish]) => wish.page)).toEqual([1, 2, 2])
  })

  it.each([
    ['digits', '6868', ['6868']],
    ['birthday', '', ['280299']],
  ] as const)('goes on looking for %s after a reload', async (mode, digits, patterns) => {
    const accountNumbers = search().mockResolvedValue(page(offer('0110686868')))
    const data = { birthDate: '1999-02-28', numberWish: { mode, digits } }
    const { user } = renderScreen('account-number', AccountNumberScreen, {
      data,
      proofs: notChosen,
      api: { accountNumbers },
    })
    if (mode === 'digits') await user.click(screen.getByRole('button', { name: 'Find numbers' }))
    expect(await screen.findByRole('radio', { name: /0110686868/ })).toBeInTheDocument()
    expect(new Set(accountNumbers.mock.calls.map(([wish]) => wish.pattern))).toEqual(new Set(patterns))
  })

  it('keeps how a number is looked for, key by key', async () => {
    const { user, saved } = renderScreen('account-number', AccountNumberScreen, { proofs: notChosen })
    await user.click(screen.getByRole('radio', { name: /^With my digits/ }))
    await user.type(screen.getByLabelText('Digits you want'), '68')
    expect(saved().numberWish).toEqual({ mode: 'digits', digits: '68' })
  })

  it('holds the number that was picked and says what it costs before', async () => {
    const accountNumbers = search().mockResolvedValue(page(offer('0110686868', 500_000), offer('0110006868')))
    const { user, send, saved } = renderScreen('account-number', AccountNumberScreen, {
      proofs: notChosen,
      api: { accountNumbers, holdAccountNumber: hold() },
    })
    await user.click(screen.getByRole('radio', { name: /^With my digits/ }))
    await user.type(screen.getByLabelText('Digits you want'), '6868')
    await user.click(screen.getByRole('button', { name: 'Find numbers' }))
    const picked = await screen.findByRole('radio', { name: /0110686868/ })
    expect(picked).toHaveAccessibleDescription(/500,000/)
    await user.click(picked)
    await user.click(keep())
    const proof = { kind: 'held', number: '0110686868', heldUntil: null }
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'account-number-chosen', proof }))
    expect(saved().accountNumber).toBe('0110686868')
  })

  it('takes a number that was snatched off the list and lets another be picked', async () => {
    const accountNumbers = search().mockResolvedValue(page(offer('0110006868'), offer('0110016868')))
    const holdAccountNumber = hold().mockResolvedValueOnce(
      err({ kind: 'rejected', status: 409, code: 'ACCOUNT_TAKEN' }),
    )
    const { user, send } = renderScreen('account-number', AccountNumberScreen, {
      proofs: notChosen,
      api: { accountNumbers, holdAccountNumber },
    })
    await user.click(screen.getByRole('radio', { name: /^With my digits/ }))
    await user.type(screen.getByLabelText('Digits you want'), '6868')
    await user.click(screen.getByRole('button', { name: 'Find numbers' }))
    await user.click(await screen.findByRole('radio', { name: /0110006868/ }))
    await user.click(keep())
    expect(await screen.findByText(/Somebody has just taken 0110006868/)).toBeVisible()
    expect(screen.queryByRole('radio', { name: /0110006868/ })).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  it('does not hold what the service says cannot be had', async () => {
    const checkAccountNumber = vi
      .fn<ApplicationApi['checkAccountNumber']>()
      .mockResolvedValue(ok({ available: false, fee: 0 }))
    const { user, send } = renderScreen('account-number', AccountNumberScreen, {
      proofs: notChosen,
      api: { checkAccountNumber },
    })
    await user.click(screen.getByRole('radio', { name: /^An exact number/ }))
    await user.type(screen.getByLabelText('Account number you want'), '012 345')
    await user.click(keep())
    await waitFor(() => expect(screen.getByLabelText('Account number you want')).toBeInvalid())
    expect(checkAccountNumber).toHaveBeenCalledExactlyOnceWith('012345')
    expect(send).not.toHaveBeenCalled()
  })

  it('gives a held number back, and says so where that failed', async () => {
    const releaseAccountNumber = vi
      .fn<ApplicationApi['releaseAccountNumber']>()
      .mockResolvedValueOnce(err({ kind: 'network' }))
      .mockResolvedValueOnce(ok(undefined))
    const { user, send } = renderScreen('account-number', AccountNumberScreen, { api: { releaseAccountNumber } })
    const release = () => user.click(screen.getByRole('button', { name: 'Release this number' }))
    await release()
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t release')
    expect(send).not.toHaveBeenCalled()
    await release()
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'proof-lost', proof: 'accountNumber' }))
  })

  it('does not go on with a hold whose time is over', () => {
    const accountNumber = { kind: 'held', number: '0110686868', heldUntil: '2020-01-01T00:00:00Z' } as const
    renderScreen('account-number', AccountNumberScreen, { proofs: { ...allProofs, accountNumber } })
    expect(screen.getByRole('radio', { name: /^Assign one for me/ })).toBeInTheDocument()
  })
})
