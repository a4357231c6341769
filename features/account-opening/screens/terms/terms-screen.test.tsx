// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { fullApplication } from '@/tests/factories/application'
import { renderScreen } from '@/tests/factories/wizard-screen'

import { defaultServices } from '../../application/services'
import { TermsScreen } from './terms-screen'

const agree = () => screen.getByRole('button', { name: 'Agree and create the contract' })

describe('TermsScreen', () => {
  it('presets no consent and accepts nothing less than all of them', async () => {
    const { user, send } = renderScreen('terms', TermsScreen, { data: fullApplication })
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes).toHaveLength(3)
    for (const box of boxes) expect(box).not.toBeChecked()
    const terms = screen.getByRole('checkbox', { name: 'I have read and agree to the terms' })
    for (const box of boxes) if (box !== terms) await user.click(box)
    await user.click(agree())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    expect(send).not.toHaveBeenCalled()
    await user.click(terms)
    await user.click(agree())
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(send.mock.calls[0]?.[0]).toMatchObject({ type: 'terms-accepted' })
  })

  it('names the risks of what was chosen, and only those', () => {
    renderScreen('terms', TermsScreen, { data: { services: { ...defaultServices, margin: false, derivatives: true } } })
    expect(screen.queryByText(/You chose margin/)).toBeNull()
    expect(screen.getByText(/You chose derivatives/)).toBeVisible()
  })
})
