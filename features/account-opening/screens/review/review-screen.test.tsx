// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { fullApplication } from '@/tests/factories/application'
import { renderScreen } from '@/tests/factories/wizard-screen'

import { ReviewScreen } from './review-screen'

/** An element with this text, in as many parts as it may be. */
const saying = (value: string | RegExp) => (_: string, element: Element | null) => {
  const text = element?.textContent?.replaceAll(/\s+/g, ' ') ?? ''
  return typeof value === 'string' ? text === value : value.test(text)
}

describe('ReviewScreen', () => {
  it('shows every answer in the group that it belongs to', () => {
    renderScreen('review', ReviewScreen, { data: fullApplication })
    const group = (name: string) => within(screen.getByRole('region', { name }))
    const told = (name: string, value: string | RegExp) => group(name).getByText(saying(value), { selector: 'dd' })
    expect(told('Contact', '0912 345 678')).toBeInTheDocument()
    expect(told('ID card', 'NGUYỄN THỊ MẪU')).toBeInTheDocument()
    expect(told('Mail', '12 Phố Mẫu, Phường Ba Đình, Quận Mẫu, Hà Nội')).toBeInTheDocument()
    expect(told('Bank accounts', 'Vietcombank')).toBeVisible()
    expect(told('Bank accounts', 'Ba Đình, Hà Nội')).toBeVisible()
    expect(told('Bank accounts', '0011 0000 00011')).toBeVisible()
    expect(told('Securities account', '686868')).toBeVisible()
    expect(told('Services', /^Over VND 5 billion/)).toBeVisible()
    expect(told('Services', /^Custom, \d+ services$/)).toBeVisible()
    expect(group('Services').getByText('Bonds', { selector: 'li' })).toBeInTheDocument()
    expect(told('Services', 'Derivatives, Text messages')).toBeInTheDocument()
  })

  it.each([
    ['Change: Contact', 'contact'],
    ['Check the card: ID card', 'id-confirm'],
    ['Change: Mail', 'address'],
    ['Change: Bank accounts', 'banks'],
    ['Change: About you', 'personal'],
    ['Change: Securities account', 'account-number'],
    ['Change: Services', 'services'],
  ] as const)('%s opens %s', async (name, target) => {
    const { user, send } = renderScreen('review', ReviewScreen, { data: fullApplication })
    await user.click(screen.getByRole('link', { name }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'edit', screen: target })
  })

  it('shows what the link that led here adds to the record, and nothing where it added nothing', () => {
    const campaign = { source: 'momo', ref_code: 'AB12CD34' }
    const { referralCode: _typed, ...data } = fullApplication
    renderScreen('review', ReviewScreen, { data, campaign })
    const tracking = within(screen.getByRole('region', { name: 'Referral' }))
    expect(tracking.getByText('momo')).toBeVisible()
    expect(tracking.getByText('AB12CD34')).toBeVisible()
  })

  it('shows of a link only what is sent: typed codes and their broker take its place', () => {
    const campaign = { source: 'momo', ref_code: 'AB12CD34', staffId: 'LINK-1', mas_branch_id: 'LINK-2' }
    const care = { careStaff: { code: 'SN-1', name: 'Trần Môi Giới' }, careBranch: { code: '7', name: 'Hà Nội' } }
    renderScreen('review', ReviewScreen, { data: { ...fullApplication, ...care }, campaign })
    const tracking = within(screen.getByRole('region', { name: 'Referral' }))
    expect(tracking.getByText('momo')).toBeVisible()
    for (const overruled of ['AB12CD34', 'LINK-1', 'LINK-2']) expect(screen.queryByText(overruled)).toBeNull()
    expect(screen.getByText(saying('Trần Môi Giới, Hà Nội'), { selector: 'dd' })).toBeInTheDocument()
  })
})
