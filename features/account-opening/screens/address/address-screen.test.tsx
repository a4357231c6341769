// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'
import { renderScreen } from '@/tests/factories/wizard-screen'

import type { ApplicationApi } from '../../api/application-api'
import { AddressScreen } from './address-screen'

const list = () =>
  vi.fn<ApplicationApi['provinces']>().mockResolvedValue(
    ok([
      { code: '01', name: 'Thành phố Hà Nội' },
      { code: '79', name: 'Thành phố Hồ Chí Minh' },
    ]),
  )
const province = () => screen.getByLabelText('Province or city')

describe('AddressScreen', () => {
  it('shows the address of the card as printed and suggests the province of today', async () => {
    const cardAddress = '12 Đường Mẫu, Phú Lợi, Thủ Dầu Một, Bình Dương'
    const { user, send, saved } = renderScreen('address', AddressScreen, {
      data: { cardAddress },
      api: { provinces: list() },
    })
    expect(
      screen.getByText((_, element) => element?.getAttribute('lang') === 'vi' && element.textContent === cardAddress),
    ).toBeVisible()
    await waitFor(() => expect(province()).toHaveValue('79'))
    await user.type(screen.getByLabelText('Ward, commune or zone'), 'Phường Phú Lợi')
    await user.type(screen.getByLabelText('House number, street, village'), '12 Đường Mẫu')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'answered', screen: 'address' })),
    )
    expect(saved()).toMatchObject({
      province: { code: '79', name: 'Thành phố Hồ Chí Minh' },
      ward: { name: 'Phường Phú Lợi' },
      street: '12 Đường Mẫu',
    })
    expect(saved().cardAddress).toBeUndefined()
  })

  it('does not overrule a province that was chosen before', async () => {
    const data = { cardAddress: 'Thủ Dầu Một, Bình Dương', province: { code: '01', name: 'Thành phố Hà Nội' } }
    renderScreen('address', AddressScreen, { data, api: { provinces: list() } })
    await screen.findByRole('option', { name: 'Thành phố Hà Nội' })
    expect(province()).toHaveValue('01')
  })

  it('takes the address of the card over with one act, and back', async () => {
    const cardAddress = 'Số 5, Phú Lợi, Thủ Dầu Một, Bình Dương'
    const { user, saved } = renderScreen('address', AddressScreen, {
      data: { cardAddress, idIssueDate: '2021-03-04' },
      api: { provinces: list() },
    })
    const same = await screen.findByRole('radio', { name: /^Use the address on my ID card/ })
    expect(same).not.toBeChecked()
    await user.click(same)
    expect(same).toBeChecked()
    expect(same).toHaveAccessibleDescription(/old names/)
    expect(screen.queryByLabelText(/^Old district/)).toBeNull()
    expect(saved()).toMatchObject({
      province: { code: '79' },
      ward: { name: 'Phú Lợi' },
      district: 'Thủ Dầu Một',
      street: 'Số 5',
    })
    await user.click(screen.getByRole('radio', { name: 'Another address' }))
    expect(same).not.toBeChecked()
    expect(screen.getByLabelText('House number, street, village')).toHaveValue('')
    expect(province()).toHaveValue('79')
  })

  it('asks the same question before the list of provinces is there, and suggests the province then', async () => {
    const cardAddress = 'Số 5, Phú Lợi, Thủ Dầu Một, Bình Dương'
    const listed = await list()()
    const provinces = Promise.withResolvers<typeof listed>()
    const { user } = renderScreen('address', AddressScreen, {
      data: { cardAddress, idIssueDate: '2021-03-04' },
      api: { provinces: () => provinces.promise },
    })
    const same = await screen.findByRole('radio', { name: /^Use the address on my ID card/ })
    expect(same).not.toBeChecked()
    await user.click(same)
    expect(same).toBeChecked()
    provinces.resolve(listed)
    await user.click(screen.getByRole('radio', { name: 'Another address' }))
    await waitFor(() => expect(province()).toHaveValue('79'))
  })

  it('offers no such act where the card names no known province', async () => {
    renderScreen('address', AddressScreen, {
      data: { cardAddress: '5 Rue, Paris, France', idIssueDate: '2026-01-01' },
      api: { provinces: list() },
    })
    await screen.findByRole('option', { name: 'Thành phố Hà Nội' })
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('offers the list again after a failure and keeps the rest', async () => {
    const provinces = list().mockResolvedValueOnce(err({ kind: 'server', status: 500 }))
    const { user } = renderScreen('address', AddressScreen, { api: { provinces } })
    await user.type(screen.getByLabelText('House number, street, village'), '12 Phố Mẫu')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: 'Thành phố Hà Nội' })).toBeInTheDocument()
    expect(screen.getByLabelText('House number, street, village')).toHaveValue('12 Phố Mẫu')
  })
})
