// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
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
    const issued = within(screen.getByRole('group', { name: 'Date of issue' }))
    await waitFor(() => expect(issued.getByLabelText('Day')).toBeInvalid())
    expect(send).not.toHaveBeenCalled()
  })

  const onCard = { idNumber: '001199999999', fullName: 'NGUYỄN THỊ MẪU', birthDate: '1999-01-02' }

  it('does not let what all readings agree on be changed', async () => {
    const { goOn, send } = setup({}, { ...read, sex: 'F', idReadings: { qr: onCard, ocr: { ...onCard, sex: 'F' } } })
    for (const name of ['ID number', 'Full name', 'Date of birth']) {
      expect(screen.getByLabelText(name)).toHaveAttribute('readonly')
    }
    expect(screen.getByLabelText('Issued by')).not.toHaveAttribute('readonly')
    await goOn()
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
  })

  it('takes a correction of a single reading with a reason, and no other person', async () => {
    const { user, goOn, send, saved } = setup({}, { ...read, idReadings: { ocr: onCard } })
    const name = screen.getByLabelText('Full name')
    await user.clear(name)
    await user.type(name, 'TRẦN VĂN KHÁC')
    await goOn()
    await waitFor(() => expect(name).toBeInvalid())
    expect(send).not.toHaveBeenCalled()
    await user.clear(name)
    await user.type(name, 'NGUYỄN THỊ MẦU')
    await goOn()
    const reason = await screen.findByLabelText(/Why is this different/)
    await waitFor(() => expect(reason).toBeInvalid())
    await user.selectOptions(reason, 'worn')
    await goOn()
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(saved()).toMatchObject({ fullName: 'NGUYỄN THỊ MẦU', correctionReasons: { fullName: 'worn' } })
  })

  it.each([
    ['of a minor', { birthDate: '2012-02-10' }, 'Date of birth'],
    ['that has expired', { idExpiryDate: '2020-01-01' }, 'Valid until'],
  ])('goes no further with a card %s, whatever is typed', async (_, reading, label) => {
    const data = { ...read, idExpiryDate: '2039-01-02', idReadings: { ocr: { ...onCard, ...reading } } }
    const { goOn, send } = setup({}, data)
    await goOn()
    const field = within(screen.getByRole('group', { name: new RegExp(label) }))
    await waitFor(() => expect(field.getByLabelText('Day')).toBeInvalid())
    expect(send).not.toHaveBeenCalled()
  })

  it('goes no further with a number that says 2012, where the birth date was read as 2002', async () => {
    const minor = { ...onCard, idNumber: '056212000907', birthDate: '2002-02-10' }
    const { goOn, send } = setup({}, { ...read, ...minor, idReadings: { ocr: minor } })
    await goOn()
    await waitFor(() => expect(screen.getByLabelText('ID number')).toBeInvalid())
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
