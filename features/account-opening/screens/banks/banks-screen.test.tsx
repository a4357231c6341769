// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'
import { renderScreen } from '@/tests/factories/wizard-screen'

import type { ApplicationApi } from '../../api/application-api'
import { ServerFieldErrorsContext } from '../../form/server-field-errors-context'
import type { ScreenPropsOn } from '../screen-props'
import { BanksScreen } from './banks-screen'

function lists() {
  return {
    banks: vi.fn<ApplicationApi['banks']>().mockResolvedValue(
      ok([
        { code: 'VCB', name: 'Vietcombank' },
        { code: 'MB', name: 'MB' },
      ]),
    ),
    bankCities: vi
      .fn<ApplicationApi['bankCities']>()
      .mockImplementation((bank) => Promise.resolve(ok([{ code: `${bank}-HN`, name: `Hà Nội of ${bank}` }]))),
    bankBranches: vi
      .fn<ApplicationApi['bankBranches']>()
      .mockImplementation((_bank, city) => Promise.resolve(ok([{ code: `${city}-1`, name: `Main of ${city}` }]))),
  }
}

const goOn = () => screen.getByRole('button', { name: 'Continue' })

async function fill(user: ReturnType<typeof renderScreen>['user']) {
  await user.selectOptions(screen.getByLabelText('Bank'), await screen.findByRole('option', { name: 'Vietcombank' }))
  await user.selectOptions(
    screen.getByLabelText('Province or city'),
    await screen.findByRole('option', { name: 'Hà Nội of VCB' }),
  )
  await user.selectOptions(
    screen.getByLabelText('Branch'),
    await screen.findByRole('option', { name: 'Main of VCB-HN' }),
  )
  await user.type(screen.getByLabelText('Account number'), '0123456789')
}

describe('BanksScreen', () => {
  it('asks for regions of the bank and branches of the region, and keeps names with codes', async () => {
    const { user, send, saved } = renderScreen('banks', BanksScreen, { api: lists() })
    await fill(user)
    await user.click(goOn())
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'answered', screen: 'banks' })),
    )
    expect(saved().banks).toEqual([
      {
        bank: { code: 'VCB', name: 'Vietcombank' },
        city: { code: 'VCB-HN', name: 'Hà Nội of VCB' },
        branch: { code: 'VCB-HN-1', name: 'Main of VCB-HN' },
        accountNumber: '0123456789',
      },
    ])
  })

  it('clears region and branch with another bank, and keeps the account number', async () => {
    const api = lists()
    const { user, saved } = renderScreen('banks', BanksScreen, { api })
    await fill(user)
    await user.selectOptions(screen.getByLabelText('Bank'), 'MB')
    expect(screen.getByLabelText('Province or city')).toHaveValue('')
    expect(screen.getByLabelText('Branch')).toHaveValue('')
    expect(saved().banks?.[0]).toMatchObject({ city: { code: '' }, branch: { code: '' }, accountNumber: '0123456789' })
    expect(within(screen.getByLabelText('Branch')).getByRole('option')).toHaveTextContent('Province or city first')
    expect(api.bankBranches).toHaveBeenCalledExactlyOnceWith('VCB', 'VCB-HN')
  })

  it('offers to try again where a list failed, with everything typed still there', async () => {
    const api = lists()
    api.bankCities.mockResolvedValueOnce(err({ kind: 'timeout' }))
    const { user } = renderScreen('banks', BanksScreen, { api })
    await user.type(screen.getByLabelText('Account number'), '0123456789')
    await user.selectOptions(screen.getByLabelText('Bank'), await screen.findByRole('option', { name: 'Vietcombank' }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: 'Hà Nội of VCB' })).toBeInTheDocument()
    expect(screen.getByLabelText('Account number')).toHaveValue('0123456789')
  })

  it('needs no region and no branch of a bank that has none', async () => {
    const api = lists()
    api.bankCities.mockResolvedValue(ok([]))
    const { user, send, saved } = renderScreen('banks', BanksScreen, { api })
    await user.selectOptions(screen.getByLabelText('Bank'), await screen.findByRole('option', { name: 'MB' }))
    expect(await screen.findByText(/no branch list/)).toBeVisible()
    expect(screen.queryByLabelText('Province or city')).toBeNull()
    await user.type(screen.getByLabelText('Account number'), '0123456789')
    await user.click(goOn())
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(saved().banks?.[0]).toMatchObject({ bank: { code: 'MB' }, city: { code: '' }, branch: { code: '' } })
  })

  it('shows at the row what the service refused at the end, until it is answered again', async () => {
    const forget = vi.fn<(paths: readonly string[]) => void>()
    const texts = { 'banks.1.accountNumber': 'This account is closed', taxNumber: 'of another form' }
    const Refused = (props: ScreenPropsOn<'banks'>) => (
      <ServerFieldErrorsContext value={{ texts, forget }}>
        <BanksScreen {...props} />
      </ServerFieldErrorsContext>
    )
    const account = { bank: { code: 'MB', name: 'MB' }, city: { code: 'MB-HN', name: 'x' } }
    const branch = { code: 'MB-HN-1', name: 'y' }
    const { user, send } = renderScreen('banks', Refused, {
      api: lists(),
      data: { banks: ['111111', '222222'].map((accountNumber) => ({ ...account, branch, accountNumber })) },
    })
    const second = () => screen.getByLabelText('Account number')
    await waitFor(() => expect(second()).toHaveAccessibleDescription(/This account is closed/))
    expect(screen.getByRole('heading', { name: 'MB ••1111' })).toBeVisible()
    expect(screen.queryByText('of another form')).toBeNull()
    expect(forget).not.toHaveBeenCalled()
    await user.type(second(), '3')
    await user.click(goOn())
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(forget).toHaveBeenCalledExactlyOnceWith(['banks.1.accountNumber'])
  })

  it('goes on without any account once the empty one is removed', async () => {
    const { user, send, saved } = renderScreen('banks', BanksScreen, { api: lists() })
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check 2 answers')
    await user.click(screen.getByRole('button', { name: 'Add it later' }))
    expect(screen.getByRole('button', { name: 'Add an account' })).toHaveFocus()
    await user.click(goOn())
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(saved().banks).toEqual([])
  })

  it('shows finished accounts as rows, and opens one of them at a time', async () => {
    const account = { city: { code: 'MB-HN', name: 'x' }, branch: { code: 'MB-HN-1', name: 'y' } }
    const banks = [
      { ...account, bank: { code: 'VCB', name: 'Vietcombank' }, accountNumber: '0123456789' },
      { ...account, bank: { code: 'MB', name: 'MB' }, accountNumber: '222222' },
    ]
    const { user, saved } = renderScreen('banks', BanksScreen, { api: lists(), data: { banks } })
    expect(screen.queryByLabelText('Bank')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Edit account 1' }))
    await waitFor(() => expect(screen.getByLabelText('Bank')).toHaveFocus())
    expect(screen.getByLabelText('Account number')).toHaveValue('0123456789')
    await user.click(screen.getByRole('button', { name: 'Edit account 2' }))
    expect(screen.getByLabelText('Account number')).toHaveValue('222222')
    expect(screen.getByRole('heading', { name: 'Vietcombank ••6789' })).toBeVisible()
    await user.type(screen.getByLabelText('Account number'), '3')
    await user.click(screen.getByRole('button', { name: 'Remove account 1' }))
    expect(saved().banks?.map(({ accountNumber }) => accountNumber)).toEqual(['2222223'])
  })

  it('puts the account first that is made the main one', async () => {
    const account = { city: { code: 'MB-HN', name: 'x' }, branch: { code: 'MB-HN-1', name: 'y' } }
    const banks = [
      { ...account, bank: { code: 'VCB', name: 'Vietcombank' }, accountNumber: '0123456789' },
      { ...account, bank: { code: 'MB', name: 'MB' }, accountNumber: '222222' },
    ]
    const { user, saved } = renderScreen('banks', BanksScreen, { api: lists(), data: { banks } })
    expect(screen.queryByRole('button', { name: 'Make account 1 the main account' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Make account 2 the main account' }))
    expect(saved().banks?.map(({ bank }) => bank.code)).toEqual(['MB', 'VCB'])
    expect(screen.getByRole('region', { name: 'MB ••2222' })).toHaveTextContent('Main account')
    expect(screen.getByRole('heading', { name: 'MB ••2222' })).toHaveFocus()
  })

  it('holds three accounts at most', async () => {
    const { user } = renderScreen('banks', BanksScreen, { api: lists() })
    await user.click(screen.getByRole('button', { name: 'Add an account' }))
    expect(screen.getByRole('heading', { name: 'Account 1 not finished' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add an account' }))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Add an account' })).toBeNull()
    expect(screen.getByText(/Three accounts is the most you can add/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove account 3' }))
    expect(screen.getByRole('button', { name: 'Add an account' })).toHaveFocus()
  })
})
