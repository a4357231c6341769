// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'
import { fullApplication } from '@/tests/factories/application'
import { renderScreen } from '@/tests/factories/wizard-screen'

import type { ApplicationApi } from '../../api/application-api'
import { PersonalScreen } from './personal-screen'

const { nationality: _asked, secondNationality: _second, ...data } = fullApplication
const checkAge = (adult: boolean) => vi.fn<ApplicationApi['checkAge']>().mockResolvedValue(ok(adult))
const goOn = () => screen.getByRole('button', { name: 'Continue' })

describe('PersonalScreen', () => {
  it('shows the card, asks for the other nationality and keeps it', async () => {
    const api = { checkAge: checkAge(true) }
    const { user, send, saved } = renderScreen('personal', PersonalScreen, { data, api })
    await user.click(screen.getByText('Show all'))
    expect(screen.getByText('02/01/1999')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    await user.click(goOn())
    expect(await screen.findByRole('link', { name: 'Choose second nationality' })).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Second nationality'), 'KR')
    await user.click(goOn())
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'answered', screen: 'personal' })),
    )
    expect(api.checkAge).toHaveBeenCalledExactlyOnceWith('1999-01-02')
    expect(saved()).toMatchObject({ nationality: 'VN', secondNationality: 'KR' })
  })

  it('stops somebody whom the service calls too young, with a way on', async () => {
    const { user, send } = renderScreen('personal', PersonalScreen, { data, api: { checkAge: checkAge(false) } })
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent('You must be 18 or older to open an account')
    expect(send).not.toHaveBeenCalled()
    await user.click(screen.getByText('Show all'))
    await user.click(screen.getByRole('button', { name: 'Check the card' }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'go', screen: 'id-confirm' })
  })

  it('does not take a failed call for an answer', async () => {
    const api = { checkAge: checkAge(true).mockResolvedValueOnce(err({ kind: 'timeout' })) }
    const { user, send } = renderScreen('personal', PersonalScreen, { data, api })
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent('too long')
    expect(send).not.toHaveBeenCalled()
  })

  it('wonders about a sex that the ID number contradicts, without stopping anybody', async () => {
    const api = { checkAge: checkAge(true) }
    const { user, send } = renderScreen('personal', PersonalScreen, { data: { ...data, sex: 'M' }, api })
    expect(screen.getByText(/fourth digit/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.click(goOn())
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
  })
})
