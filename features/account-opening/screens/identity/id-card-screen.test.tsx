// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { err } from '@/lib/platform/result/result'
import en from '@/messages/en.json'
import { allProofs } from '@/tests/factories/application-proofs'
import { renderScreen } from '@/tests/factories/wizard-screen'

import type { Measures } from '@/lib/capture/quality/measures'
import type { Inspection } from '@/lib/capture/card-reader/reader-messages'
import type { ApplicationApi } from '../../api/application-api'
import type { EarnedProofs } from '../../machine/proofs'
import { IdCardScreen } from './id-card-screen'

vi.mock('@/lib/capture/frame/prepare-picture', () => ({
  preparePicture: (file: Blob) => Promise.resolve({ ok: true, value: file }),
}))
const nothingFound: Inspection = { measures: null, card: null, mrz: null }
const looking = vi.hoisted(() => ({ until: Promise.resolve(), found: null as Inspection | null }))

vi.mock('@/lib/capture/card-reader/worker-reader', () => ({
  workerReader: () => ({
    inspect: async () => {
      await looking.until
      return looking.found ?? nothingFound
    },
    warm: () => Promise.resolve(true),
    dispose: () => {},
  }),
}))

const { slot } = en.application.identity
const sharp: Measures = { sharpness: 0.1, brightness: 130, glare: 0, card: null, thumbnail: new Uint8ClampedArray(4) }

const side = (name: 'front' | 'back') => screen.getByRole('region', { name: en.application.identity.card[name] })

const { document: _read, ...unread } = allProofs

function setup(readCard: ApplicationApi['readCard'], proofs: EarnedProofs = unread) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
  const { user, send } = renderScreen('id-card', IdCardScreen, { api: { readCard }, proofs })
  const choose = async (name: 'front' | 'back') => {
    const input = side(name).querySelector<HTMLInputElement>('input[type=file]:not([capture])')
    await user.upload(input ?? document.body, new File(['x'], 'card.jpg', { type: 'image/jpeg' }))
    await within(side(name)).findByRole('img')
  }
  const submit = () => user.click(screen.getByRole('button', { name: en.application.identity.card.continue }))
  return { choose, submit, send, user }
}

const blurredBack = err({ kind: 'rejected' as const, status: 422, code: 'OCR_BLURRED', fields: ['back'] })

describe('IdCardScreen', () => {
  it('says which side was refused, why, and does not send the same pictures again', async () => {
    const readCard = vi.fn<ApplicationApi['readCard']>().mockResolvedValue(blurredBack)
    const { choose, submit, send } = setup(readCard)
    await choose('front')
    await choose('back')
    await submit()
    expect(await screen.findByText(en.application.identity.failure.OCR_BLURRED)).toBeTruthy()
    expect(within(side('back')).getByText(en.application.identity.slot.refused)).toBeTruthy()
    expect(within(side('front')).queryByText(en.application.identity.slot.refused)).toBeNull()
    await submit()
    expect(readCard).toHaveBeenCalledOnce()
    expect(send).not.toHaveBeenCalled()
  })

  it.each<[string, Partial<Inspection>, string | null, string[]]>([
    ['of an empty desk', { measures: { ...sharp, sharpness: 0.012 } }, slot.fault['no-card'], ['file']],
    ['of a screen', { measures: sharp, signs: ['raster'] }, slot.fault.copy, ['file', 'raster']],
    ['of a card', { measures: sharp }, null, ['file']],
  ])('says of a chosen picture %s what is wrong before it is sent, and sends it all the same', async (...row) => {
    const [, found, fault, signals] = row
    looking.found = { ...nothingFound, ...found }
    const readCard = vi.fn<ApplicationApi['readCard']>().mockResolvedValue(blurredBack)
    const { choose, submit } = setup(readCard)
    await choose('front')
    await choose('back')
    looking.found = null
    const warnings = within(side('front')).queryAllByRole('alert')
    expect(warnings.map(({ textContent }) => textContent.includes(fault ?? ''))).toEqual(fault === null ? [] : [true])
    await submit()
    expect(readCard.mock.calls[0]?.[3]).toEqual({ front: signals, back: signals })
  })

  it('keeps both sides when the second is chosen while the first is still looked at', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    looking.until = promise
    const { user } = setup(() => Promise.resolve(blurredBack))
    for (const name of ['front', 'back'] as const) {
      const input = side(name).querySelector<HTMLInputElement>('input[type=file]:not([capture])')
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
      await user.upload(input ?? document.body, new File(['x'], 'card.jpg', { type: 'image/jpeg' }))
    }
    resolve()
    expect(await within(side('back')).findByRole('img')).toBeTruthy()
    expect(await within(side('front')).findByRole('img')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lets somebody who comes back go on with the card that was read, until another is taken', async () => {
    const { choose, send, user } = setup(() => Promise.resolve(blurredBack), allProofs)
    await user.click(screen.getByRole('button', { name: en.application.identity.done.continue }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'go', screen: 'id-confirm' })
    await choose('front')
    expect(screen.queryByRole('button', { name: en.application.identity.done.continue })).toBeNull()
  })

  it('puts the camera app forward after three refusals', async () => {
    const { choose, submit } = setup(() => Promise.resolve(blurredBack))
    await choose('front')
    for (const refusal of [1, 2, 3]) {
      expect(document.querySelector('input[capture]'), `before refusal ${refusal}`).toBeNull()
      await choose('back')
      await submit()
      await screen.findByText(en.application.identity.failure.OCR_BLURRED)
    }
    expect(within(side('back')).getByText(en.capture.cameraApp)).toBeTruthy()
    expect(side('back').querySelector('input[capture=environment]')).not.toBeNull()
  })

  it('shows how much has been sent, then that the card is being read', async () => {
    let report = (_share: number) => {}
    const { choose, submit } = setup((_front, _back, onProgress) => {
      report = onProgress ?? report
      return new Promise(() => {})
    })
    await choose('front')
    await choose('back')
    await submit()
    report(0.4)
    expect(await screen.findByText('40%')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: en.application.identity.sending.pictures })).toHaveValue(40)
    report(1)
    expect(await screen.findByText(en.application.identity.card.reading)).toBeTruthy()
  })
})
