// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { renderScreen } from '@/tests/factories/wizard-screen'

import { defaultServices, services } from '../../application/services'
import { basicServices } from './service-presets'
import { ServicesScreen } from './services-screen'

const goOn = () => screen.getByRole('button', { name: 'Continue' })
const ownChoice = () => screen.getByRole('radio', { name: 'Custom' })
const ticked = () => screen.getAllByRole('switch', { checked: true }).map((box) => box.getAttribute('name'))

describe('ServicesScreen', () => {
  it('begins with the defaults and saves them as they are', async () => {
    const { user, send, saved } = renderScreen('services', ServicesScreen)
    await user.click(goOn())
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'answered', screen: 'services' })),
    )
    expect(saved()).toMatchObject({ services: defaultServices, marginLevel: '1', funds: [] })
  })

  it('says of each package what it has and what it leaves out', () => {
    renderScreen('services', ServicesScreen)
    expect(screen.getByRole('radio', { name: 'Full' })).toHaveAccessibleDescription(
      /^Shares\. ?Bonds, funds\. ?Warrants\. ?Margin loans\. ?Derivatives ?\(not included\)\.$/,
    )
    expect(screen.getByRole('radio', { name: 'Basic' })).toHaveAccessibleDescription(
      /^Shares\. ?Bonds, funds ?\(not included\)/,
    )
    expect(ownChoice()).toHaveAccessibleDescription(
      /^14 services to pick\. ?Accounts 3\. ?Products 4\. ?Order channels 3\. ?Extras 4\.$/,
    )
  })

  it('says once what the loan among the defaults costs and risks, and nothing to a foreigner, whom they do not lend', () => {
    renderScreen('services', ServicesScreen)
    const loan = screen.getByRole('region', { name: 'Margin trading' })
    expect(loan).toHaveTextContent('Interest 12.5% a year')
    expect(screen.getAllByText(/lose more than you put in/)).toHaveLength(1)
    cleanup()
    renderScreen('services', ServicesScreen, { data: { nationality: 'KR' } })
    expect(screen.getByRole('radio', { name: 'Full' })).toHaveAccessibleDescription(/Margin loans ?\(not included\)/)
    expect(screen.queryByRole('region', { name: 'Margin trading' })).toBeNull()
  })

  it('leaves exactly the basic services on with one press, and brings all back with another', async () => {
    const { user, saved } = renderScreen('services', ServicesScreen)
    expect(screen.getByRole('radio', { name: 'Full' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Basic' }))
    expect(screen.queryByRole('switch')).toBeNull()
    expect(saved().services).toEqual(basicServices)
    expect(ownChoice()).not.toBeChecked()
    await user.click(ownChoice())
    expect(ticked()).toEqual(['services.onlineTrading', 'services.sms'])
    await user.click(screen.getByRole('radio', { name: 'Full' }))
    expect(saved().services).toEqual(defaultServices)
  })

  it('brings back what was chosen before the press, not only the defaults', async () => {
    const { user, saved } = renderScreen('services', ServicesScreen)
    await user.click(ownChoice())
    await user.click(screen.getByRole('switch', { name: 'Derivatives' }))
    for (const radio of screen.getAllByRole('radio', { name: /^(Full|Basic)$/ })) expect(radio).not.toBeChecked()
    expect(ownChoice()).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Basic' }))
    await user.click(screen.getByRole('radio', { name: 'Full' }))
    expect(ownChoice()).not.toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Custom' }))
    expect(ownChoice()).toBeChecked()
    expect(saved().services).toEqual({ ...defaultServices, derivatives: true })
  })

  it('says how much is on in each group', async () => {
    const { user } = renderScreen('services', ServicesScreen)
    await user.click(ownChoice())
    expect(screen.getByRole('heading', { name: 'Accounts · 2 on' })).toBeVisible()
    await user.click(screen.getByRole('switch', { name: 'Margin trading' }))
    expect(screen.getByRole('heading', { name: 'Accounts · 1 on' })).toBeVisible()
  })

  it('switches one service without touching the others', async () => {
    const { user, saved } = renderScreen('services', ServicesScreen)
    await user.click(ownChoice())
    await user.click(screen.getByRole('switch', { name: 'Derivatives' }))
    const changed = services.filter((service) => saved().services?.[service] !== defaultServices[service])
    expect(changed).toEqual(['derivatives'])
  })

  it('says what borrowed money can do of the services that are on', async () => {
    const { user } = renderScreen('services', ServicesScreen)
    await user.click(ownChoice())
    const derivatives = screen.getByRole('switch', { name: 'Derivatives' })
    expect(screen.getByRole('switch', { name: 'Margin trading' })).toHaveAccessibleDescription(/gains and losses/)
    expect(derivatives).not.toHaveAccessibleDescription(/You can lose more/)
    await user.click(derivatives)
    expect(derivatives).toHaveAccessibleDescription(/You can lose more than you put in: one day/)
  })

  it('asks for the margin level only with margin', async () => {
    const { user, saved } = renderScreen('services', ServicesScreen)
    await user.click(screen.getByRole('radio', { name: /Over VND 5 billion/ }))
    expect(saved().marginLevel).toBe('4')
    await user.click(ownChoice())
    await user.click(screen.getByRole('switch', { name: 'Margin trading' }))
    expect(screen.queryByRole('radio', { name: /Over VND 5 billion/ })).toBeNull()
    expect(saved().marginLevel).toBeUndefined()
  })

  it('keeps the switches while they equal a preset', async () => {
    const { user } = renderScreen('services', ServicesScreen)
    await user.click(ownChoice())
    await user.click(screen.getByRole('switch', { name: 'Derivatives' }))
    await user.click(screen.getByRole('switch', { name: 'Derivatives' }))
    expect(ownChoice()).toBeChecked()
    expect(screen.getByRole('switch', { name: 'Derivatives' })).not.toBeChecked()
  })

  it('says to a foreigner why there is no margin', async () => {
    const { user } = renderScreen('services', ServicesScreen, { data: { nationality: 'KR' } })
    await user.click(ownChoice())
    expect(screen.queryByRole('switch', { name: 'Margin trading' })).toBeNull()
    expect(screen.getByText(/Foreign investors can’t trade on margin/)).toBeInTheDocument()
  })
})
