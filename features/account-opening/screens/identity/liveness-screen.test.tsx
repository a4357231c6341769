// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'
import messages from '@/messages/en.json'

import type { ApplicationApi } from '../../api/application-api'
import { CaptureDevicesProvider, type CaptureDevices } from '@/components/capture/capture-devices'
import { FaceSdkContext } from '@/lib/capture/liveness/face-sdk-context'
import type { FaceSdk } from '@/lib/capture/liveness/face-sdk'
import { fakeCamera } from '@/tests/factories/capture/fake-camera'
import type { ApplicationData } from '../../application/application-data'
import type { EarnedProofs } from '../../machine/proofs'
import type { ScreenPropsOn } from '../screen-props'
import { FaceScreen } from './face-screen'
import { LivenessScreen } from './liveness-screen'

const nothingFound = { measures: null, card: null, mrz: null }
const pixel = { x: 0, y: 0, width: 1, height: 1 }
const still = { picture: Promise.resolve(new Blob()), region: pixel, size: pixel, guide: null }

const devices: CaptureDevices = {
  camera: fakeCamera(['missing']),
  createFrames: () => ({ sample: () => null, still: () => still }),
  createReader: () => ({
    measure: () => Promise.resolve(null),
    encode: () => Promise.resolve({ blob: new Blob(), inspection: nothingFound }),
    inspect: () => Promise.resolve(nothingFound),
    warm: () => Promise.resolve(true),
    dispose: () => {},
  }),
}

vi.mock('@/lib/capture/frame/prepare-picture', () => ({
  preparePicture: (file: Blob) => Promise.resolve({ ok: true, value: file }),
}))

function show(
  Screen: 'face' | 'liveness',
  answers: Partial<ApplicationApi>,
  data: ApplicationData = {},
  sdk: string | null = null,
  earned: EarnedProofs = {},
) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
  const send = vi.fn<ScreenPropsOn<'face'>['send']>()
  const saved: Partial<ApplicationData>[] = []
  const props = {
    data,
    save: (patch: Partial<ApplicationData>) => void saved.push(patch),
    send,
    api: { drawChallenge: () => Promise.resolve(ok(challenge)), ...answers },
    locale: 'en',
    state: { screen: Screen, proofs: { ...earned, document: { ocrId: 'ocr-1', requestId: 'r', readAt: '' } } },
  }
  const Shown = Screen === 'face' ? FaceScreen : LivenessScreen
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Ho_Chi_Minh">
      <CaptureDevicesProvider devices={devices}>
        <FaceSdkContext value={sdk}>
          <Shown {...(props as unknown as ScreenPropsOn<'face'> & ScreenPropsOn<'liveness'>)} />
        </FaceSdkContext>
      </CaptureDevicesProvider>
    </NextIntlClientProvider>,
  )
  return { send, saved, user: userEvent.setup() }
}

const challenge = { id: 'challenge-1', actions: ['center', 'left', 'smile', 'nod'] as const }

const face = new File(['x'], 'face.jpg', { type: 'image/jpeg' })
const fileInputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]

async function sendMovements(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: messages.capture.liveness.withPictures }))
  await vi.waitFor(() => expect(fileInputs()).toHaveLength(challenge.actions.length))
  for (const input of fileInputs()) await user.upload(input, face)
  await user.click(await screen.findByRole('button', { name: messages.capture.liveness.pictures.send }))
}

describe('FaceScreen', () => {
  it('goes on only with a face that the service says is the same', async () => {
    const matchFace = vi.fn<ApplicationApi['matchFace']>().mockResolvedValue(ok({ passed: true }))
    const { send, user } = show('face', { matchFace })
    await user.upload(fileInputs()[0] ?? document.body, face)
    await user.click(screen.getByRole('button', { name: messages.application.identity.face.continue }))
    expect(matchFace).toHaveBeenCalledExactlyOnceWith('ocr-1', face, expect.any(Function), { face: ['file'] })
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'face-matched', proof: { ocrId: 'ocr-1' } })
  })

  it('asks nobody for the picture again whose face was matched', async () => {
    const { send, user } = show('face', {}, {}, null, { faceMatch: { ocrId: 'ocr-1' } })
    await user.click(screen.getByRole('button', { name: messages.application.identity.done.continue }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'go', screen: 'liveness' })
  })

  it('says that the face does not match and how many tries are left, and does not send the same picture again', async () => {
    const matchFace = vi.fn<ApplicationApi['matchFace']>().mockResolvedValue(ok({ passed: false, attemptsLeft: 2 }))
    const { send, user } = show('face', { matchFace })
    await user.upload(fileInputs()[0] ?? document.body, face)
    await user.click(screen.getByRole('button', { name: messages.application.identity.face.continue }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(messages.application.identity.face.mismatch)
    expect(alert.textContent).toContain('2 tries left')
    await user.click(screen.getByRole('button', { name: messages.application.identity.face.continue }))
    expect(matchFace).toHaveBeenCalledOnce()
    expect(send).not.toHaveBeenCalled()
  })
})

describe('LivenessScreen with the script of a provider', () => {
  const url = 'https://face.example/sdk.js'
  const approved = () => Promise.resolve(ok({ status: 'approved' as const }))

  /** The browser's part: what the script does once it has arrived; null: it does not arrive. */
  function serveScript(provided: FaceSdk | null) {
    HTMLDialogElement.prototype.showModal = () => {}
    HTMLDialogElement.prototype.close = () => {}
    const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      if (provided !== null) window.FaceCapture = provided
      queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(provided === null ? 'error' : 'load')))
    })
    return { urls: () => append.mock.calls.map(([script]) => (script as HTMLScriptElement).src) }
  }

  afterEach(() => {
    delete window.FaceCapture
    vi.restoreAllMocks()
  })

  it('is loaded when it is needed, gets the request and gives the pictures that are judged', async () => {
    const frames = [{ action: 'center', picture: face }]
    const capture = vi.fn<FaceSdk['capture']>().mockResolvedValue(frames)
    const { urls } = serveScript({ capture })
    const checkLiveness = vi.fn<ApplicationApi['checkLiveness']>().mockResolvedValue(ok({ passed: true }))
    const { send, user } = show('liveness', { checkLiveness, ekycResult: approved }, {}, url)
    expect(urls()).toEqual([])
    await user.click(screen.getByRole('button', { name: messages.capture.liveness.start }))
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'liveness-passed', proof: { ocrId: 'ocr-1' } }))
    expect(urls()).toEqual([url])
    expect(capture.mock.calls[0]?.[0]).toMatchObject({ requestId: 'r', language: 'en', actions: challenge.actions })
    expect(checkLiveness).toHaveBeenCalledExactlyOnceWith('ocr-1', 'challenge-1', frames, expect.any(Function))
  })

  it.each<[string, FaceSdk | null]>([
    ['does not arrive', null],
    ['fails', { capture: () => Promise.reject(new Error('no camera')) }],
    ['gives no pictures', { capture: () => Promise.resolve([{ action: 'dance', picture: 'data:' }]) }],
  ])('gives way to the built-in camera when it %s', async (_, provided) => {
    serveScript(provided)
    const { user } = show('liveness', {}, {}, url)
    await user.click(screen.getByRole('button', { name: messages.capture.liveness.start }))
    expect(await screen.findByText(messages.capture.primer.title)).toBeTruthy()
  })
})

describe('LivenessScreen', () => {
  const passes = { checkLiveness: () => Promise.resolve(ok({ passed: true })) }

  it('sends a picture of each movement and goes on when the identity is approved', async () => {
    const checkLiveness = vi.fn<ApplicationApi['checkLiveness']>().mockResolvedValue(ok({ passed: true }))
    const { send, user } = show('liveness', {
      checkLiveness,
      ekycResult: () => Promise.resolve(ok({ status: 'approved' })),
    })
    await sendMovements(user)
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'liveness-passed', proof: { ocrId: 'ocr-1' } }))
    const [, id, frames = []] = checkLiveness.mock.calls[0] ?? []
    expect(id).toBe('challenge-1')
    expect(frames).toMatchObject(challenge.actions.map((action) => ({ action, signals: ['file'] })))
  })

  it.each([
    [2, '2 tries left', true],
    [0, 'no tries left', false],
  ])('with %i tries left it says so, and asks for other movements while there are any', async (left, text, isOpen) => {
    const { send, user } = show('liveness', {
      checkLiveness: () => Promise.resolve(ok({ passed: false, attemptsLeft: left })),
    })
    await sendMovements(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(messages.capture.liveness.notAlive)
    expect(alert.textContent).toContain(text)
    const ways = [messages.capture.liveness.again, messages.capture.liveness.withPictures]
    expect(ways.map((name) => screen.queryByRole('button', { name }) !== null)).toEqual([isOpen, isOpen])
    expect(send).not.toHaveBeenCalled()
  })

  it('says it when no movements could be drawn, and tries again', async () => {
    const drawn = [err({ kind: 'network' as const }), ok(challenge)]
    const { user } = show('liveness', {
      checkLiveness: () => new Promise(() => {}),
      drawChallenge: async () => drawn.shift() ?? ok(challenge),
    })
    await user.click(screen.getByRole('button', { name: messages.capture.liveness.withPictures }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await sendMovements(user)
  })

  it('keeps the way on open when the result cannot be fetched: asks again without new pictures', async () => {
    const ekycResult = vi
      .fn<ApplicationApi['ekycResult']>()
      .mockResolvedValueOnce(err({ kind: 'network' }))
      .mockResolvedValueOnce(ok({ status: 'approved' }))
    const { send, user } = show('liveness', { ...passes, ekycResult })
    await sendMovements(user)
    await user.click(await screen.findByRole('button', { name: messages.capture.liveness.pending.again }))
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  })

  it('waits on for the verdict after a reload, without asking for the movements again', async () => {
    const before = show('liveness', { ...passes, ekycResult: () => new Promise(() => {}) })
    await sendMovements(before.user)
    await vi.waitFor(() => expect(before.saved).toEqual([{ verdictAwaitedFor: 'ocr-1' }]))
    cleanup()
    const ekycResult = vi.fn<ApplicationApi['ekycResult']>().mockResolvedValue(ok({ status: 'approved' }))
    const { send } = show('liveness', { ekycResult }, Object.assign({}, ...before.saved))
    expect(screen.queryByRole('button', { name: messages.capture.liveness.start })).toBeNull()
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'liveness-passed', proof: { ocrId: 'ocr-1' } }))
  })

  it('lets somebody who comes back go on with what was proven, without a call and without being sent on', async () => {
    const proven = { faceMatch: { ocrId: 'ocr-1' }, liveness: { ocrId: 'ocr-1' } }
    const { send, user } = show('liveness', {}, { verdictAwaitedFor: 'ocr-1' }, null, proven)
    expect(screen.queryByRole('button', { name: messages.capture.liveness.start })).toBeNull()
    expect(send).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: messages.application.identity.done.continue }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'go', screen: 'personal' })
  })

  it('takes no verdict on another card for this one', () => {
    show('liveness', {}, { verdictAwaitedFor: 'ocr-of-another-card' })
    expect(screen.getByRole('button', { name: messages.capture.liveness.start })).toBeTruthy()
  })

  it('tells why an identity was refused, and leads back to the card', async () => {
    const { send, user } = show('liveness', {
      ...passes,
      ekycResult: () => Promise.resolve(ok({ status: 'rejected', reasons: ['CARD_SUSPECTED'] })),
    })
    await sendMovements(user)
    expect(await screen.findByText(messages.application.identity.reason.CARD_SUSPECTED.title)).toBeTruthy()
    await act(() => user.click(screen.getByRole('button', { name: messages.capture.liveness.otherCard })))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'proof-lost', proof: 'document' })
  })
})
