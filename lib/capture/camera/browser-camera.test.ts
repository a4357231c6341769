// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'

import { browserCamera } from './browser-camera'

function mediaStream() {
  const track = {
    stop: vi.fn<() => void>(),
    addEventListener: vi.fn<() => void>(),
    getSettings: () => ({ deviceId: 'back' }),
  }
  return { track, stream: { getTracks: () => [track], getVideoTracks: () => [track] } }
}

function withCamera(getUserMedia: (constraints: MediaStreamConstraints) => Promise<unknown>) {
  const spy = vi.fn<typeof getUserMedia>(getUserMedia)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', {
    userAgent: 'Safari',
    mediaDevices: { getUserMedia: spy },
    permissions: { query: () => Promise.resolve({ state: 'prompt' }) },
  })
  return spy
}

const never = new AbortController().signal

describe('browserCamera', () => {
  it('prefers the camera that faces the card, in full HD, without audio', async () => {
    const { stream } = mediaStream()
    const asked = withCamera(() => Promise.resolve(stream))
    const opened = await browserCamera.open({ facing: 'environment' }, never)
    expect(opened).toMatchObject({ ok: true, value: { deviceId: 'back' } })
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      video: { width: { ideal: 1920 }, height: { ideal: 1080 }, facingMode: { ideal: 'environment' } },
      audio: false,
    })
  })

  it('falls back to any camera when the chosen one is unavailable', async () => {
    const { stream } = mediaStream()
    const asked = withCamera((constraints) =>
      typeof constraints.video === 'object'
        ? Promise.reject(Object.assign(new Error('no such device'), { name: 'OverconstrainedError' }))
        : Promise.resolve(stream),
    )
    expect(await browserCamera.open({ facing: 'user', deviceId: 'gone' }, never)).toMatchObject({ ok: true })
    expect(asked).toHaveBeenLastCalledWith({ video: true, audio: false })
  })

  it('distinguishes a dismissed prompt from a denial by the permission', async () => {
    withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    expect(await browserCamera.open({ facing: 'user' }, never)).toEqual({ ok: false, error: 'dismissed' })
  })

  it('stops a camera that answers after its request was aborted', async () => {
    const { stream, track } = mediaStream()
    const answer = Promise.withResolvers<unknown>()
    withCamera(() => answer.promise)
    const leaving = new AbortController()
    const opening = browserCamera.open({ facing: 'user' }, leaving.signal)
    leaving.abort()
    expect(await opening).toEqual({ ok: false, error: 'unanswered' })
    answer.resolve(stream)
    await vi.waitFor(() => expect(track.stop).toHaveBeenCalledOnce())
  })

  it('is unsupported where the browser has no camera interface', async () => {
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('navigator', { userAgent: 'Old' })
    expect(await browserCamera.open({ facing: 'user' }, never)).toEqual({ ok: false, error: 'unsupported' })
  })
})
