// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'
import { allProofs } from '@/tests/factories/application-proofs'
import { renderScreen } from '@/tests/factories/wizard-screen'

import type { ApplicationApi } from '../../api/application-api'
import type { ApplicationData } from '../../application/application-data'
import { IdConfirmScreen } from './id-confirm-screen'

const { identity: _identity, ...unconfirmed } = allProofs

const read: ApplicationData = {
  idNumber: '001199999999',
  fullName: 'NGUYỄN THỊ MẪU',
  birthDate: '1999-01-02',
  idIssueDate: '2021-03-04',
  idIssuePlace: 'Bộ Công an',
  cardAddress: 'Thôn Cũ, Xã Cũ, Huyện Cũ, Hà Nội',
}

function setup(api: Partial<ApplicationApi> = {}, data: ApplicationData = read) {
  const earlierApplication = vi.fn<ApplicationApi['earlierApplication']>().mockResolvedValue(ok(null))
  const checkIdentifiers = vi.fn<ApplicationApi['checkIdentifiers']>().mockResolvedValue(ok({ taken: [] }))
  const shown = renderScreen('id-confirm', IdConfirmScreen, {
    data,
    proofs: unconfirmed,
    api: { earlierApplication, checkIdentifiers, ...api },
  })
  return { ...shown, goOn: () => shown.user.click(screen.getByRole('button', { name: 'Continue' })) }
}

const confirmed = { type: 'identity-confirmed', proof: { ocrId: 'ocr-1', idNumber: '001199999999' } }

describe('IdConfirmScreen', () => {
  it('begins with the sex by the ID number where nobody read it, and keeps it with the rest', async () => {
    const { goOn, send, saved } = setup()
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked()
    await goOn()
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(confirmed))
    expect(saved()).toMatchObject({ ...read, sex: 'F', idSource: { sex: 'typed' } })
  })

  it('shows long texts of the card whole, and keeps each as one line', async () => {
    const { user, goOn, send, saved } = setup()
    const address = screen.getByLabelText('Place of residence on the card')
    expect([address.tagName, screen.getByLabelText('Issued by').tagName]).toEqual(['TEXTAREA', 'TEXTAREA'])
    await user.type(address, '{enter}Việt Nam')
    await goOn()
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(saved().cardAddress).toBe(`${read.cardAddress} Việt Nam`)
  })

  it.each<[string, Partial<ApplicationApi>]>([
    ['an opening', { earlierApplication: () => Promise.resolve(ok({ status: 'opened' })) }],
    ['an account', { checkIdentifiers: () => Promise.resolve(ok({ taken: ['idNumber'] })) }],
  ])('says at the number that it belongs to %s already, with a way on', async (_, api) => {
    const { goOn, send } = setup(api)
    await goOn()
    await waitFor(() => expect(screen.getByLabelText('ID number')).toBeInvalid())
    expect(screen.getByRole('link', { name: 'Call 1900 6277' })).toBeVisible()
    expect(send).not.toHaveBeenCalled()
  })

  it('does not go on with a card that was given before its holder was born', async () => {
    const { goOn, send } = setup({}, { ...read, idIssueDate: '1998-03-04' })
    await goOn()
    await waitFor(() => expect(screen.getByLabelText('Date of issue')).toBeInvalid())
    expect(send).not.toHaveBeenCalled()
  })

  it('shows what the service wrote when it could not be asked', async () => {
    const fields = { banner: ['The register is closed until 10 pm'], byField: {}, indexed: [] }
    const { goOn } = setup({
      checkIdentifiers: () => Promise.resolve(err({ kind: 'field-errors', status: 422, fields })),
    })
    await goOn()
    expect(await screen.findByRole('alert')).toHaveTextContent('closed until 10 pm')
  })
})
