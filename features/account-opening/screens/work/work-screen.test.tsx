// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { ok } from '@/lib/platform/result/result'
import { groupedIdNumber } from '@/lib/platform/text/grouped-id-number'
import { renderScreen } from '@/tests/factories/wizard-screen'

import type { ApplicationApi } from '../../api/application-api'
import { WorkScreen } from './work-screen'

const api = () => ({
  jobs: vi.fn<ApplicationApi['jobs']>().mockResolvedValue(ok([{ code: 'J1', name: 'Engineer' }])),
  positions: vi.fn<ApplicationApi['positions']>().mockResolvedValue(ok([{ code: 'P1', name: 'Staff' }])),
})

async function choose(user: ReturnType<typeof renderScreen>['user']) {
  await user.selectOptions(screen.getByLabelText('Occupation'), await screen.findByRole('option', { name: 'Engineer' }))
  await user.selectOptions(screen.getByLabelText('Position'), await screen.findByRole('option', { name: 'Staff' }))
}

describe('WorkScreen', () => {
  it('takes silence for no answer to the tax question', async () => {
    const { user, send } = renderScreen('work', WorkScreen, { api: api() })
    await choose(user)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(
      await screen.findByRole('link', { name: 'Are you a tax resident of another country? Answer yes or no.' }),
    ).toBeVisible()
    expect(send).not.toHaveBeenCalled()
  })

  it('points to a second nationality beside a no, and stops nobody', async () => {
    const { user, send } = renderScreen('work', WorkScreen, { data: { secondNationality: 'KR' }, api: api() })
    await choose(user)
    await user.click(screen.getByRole('radio', { name: 'No' }))
    expect(screen.getByText(/You’re also a citizen of South Korea/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
  })

  it('offers the ID number as tax number and saves what was answered', async () => {
    const { user, send, saved } = renderScreen('work', WorkScreen, { data: { idNumber: '001199999999' }, api: api() })
    await choose(user)
    expect(screen.getByText('From your card')).toBeVisible()
    expect(screen.getByRole('definition')).toHaveTextContent(groupedIdNumber('001199999999').replaceAll('\u{a0}', ' '))
    expect(screen.queryByLabelText(/Tax code/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    expect(screen.getByText(/We’ll contact you/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'answered', screen: 'work' })),
    )
    expect(saved()).toMatchObject({
      job: { code: 'J1', name: 'Engineer' },
      position: { code: 'P1', name: 'Staff' },
      taxNumber: '001199999999',
      foreignTax: true,
    })
  })

  it('lets another tax number be typed in place of the ID number', async () => {
    const { user, saved } = renderScreen('work', WorkScreen, { data: { idNumber: '001199999999' }, api: api() })
    await user.click(screen.getByRole('button', { name: 'Change: Tax code' }))
    const field = screen.getByLabelText(/Tax code/)
    expect(field).toHaveFocus()
    expect(field).toHaveValue(groupedIdNumber('001199999999'))
    await user.clear(field)
    await user.type(field, '0123456789')
    await waitFor(() => expect(saved().taxNumber).toBe('0123456789'))
  })
})
