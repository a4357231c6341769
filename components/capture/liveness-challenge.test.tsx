// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import messages from '@/messages/en.json'

import { fakeStream } from '@/tests/factories/capture/fake-camera'
import type { FramePort } from '@/lib/capture/frame/frame-port'
import { CaptureDevicesProvider } from './capture-devices'
import { browserCamera } from '@/lib/capture/camera/browser-camera'
import type { Measures } from '@/lib/capture/quality/measures'
import type { ReaderPort } from '@/lib/capture/card-reader/reader-port'
import type { LivenessAction } from '@/lib/domain/identity/liveness'
import { LivenessChallenge } from './liveness-challenge'

const pixel = { x: 0, y: 0, width: 1, height: 1 }
const picture = new Blob(['face'])
const lit: Measures = { sharpness: 0.1, brightness: 130, glare: 0, card: null, thumbnail: new Uint8ClampedArray(4) }

interface Shown {
  readonly isSelfPaced?: boolean
  readonly action?: LivenessAction
}

function show(brightness: number, { isSelfPaced = false, action = 'center' }: Shown = {}) {
  const frames: FramePort = {
    sample: () => ({ picture: { data: new Uint8ClampedArray(4), ...pixel }, region: pixel, size: pixel, guide: pixel }),
    still: () => ({ picture: Promise.resolve(picture), region: pixel, size: pixel, guide: null }),
  }
  const reader: ReaderPort = {
    measure: () => Promise.resolve({ ...lit, brightness }),
    encode: () => Promise.resolve({ blob: picture, inspection: { measures: null, card: null, mrz: null } }),
    inspect: () => Promise.resolve({ measures: null, card: null, mrz: null }),
    warm: () => Promise.resolve(true),
    dispose: () => {},
  }
  const onPicture = vi.fn<(picture: Blob) => void>()
  const control = { state: { kind: 'idle' as const }, explain: () => {}, request: () => {}, close: () => {} }
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Ho_Chi_Minh">
      <CaptureDevicesProvider
        devices={{ camera: browserCamera, createFrames: () => frames, createReader: () => reader }}
      >
        <LivenessChallenge
          action={action}
          step={0}
          isOver={false}
          isSelfPaced={isSelfPaced}
          stream={fakeStream()}
          control={control}
          reader={reader}
          onPicture={onPicture}
        />
      </CaptureDevicesProvider>
    </NextIntlClientProvider>,
  )
  const wait = async (seconds: number) => {
    // React renders after each act, as it does between frames.
    // oxlint-disable-next-line no-await-in-loop
    for (let passed = 0; passed < seconds; passed += 0.25) await act(() => vi.advanceTimersByTimeAsync(250))
  }
  return { onPicture, wait }
}

beforeEach(() => {
  vi.useFakeTimers()
  HTMLMediaElement.prototype.play = () => Promise.resolve()
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('LivenessChallenge', () => {
  it('takes the picture at the end of the countdown', async () => {
    const { onPicture, wait } = show(130)
    await wait(2.5)
    expect(onPicture).not.toHaveBeenCalled()
    await wait(1)
    expect(onPicture).toHaveBeenCalledWith(picture)
  })

  it('reports darkness and waits for light for a limited time', async () => {
    const { onPicture, wait } = show(30)
    await wait(8)
    expect(screen.getByText(messages.capture.hint['too-dark'])).toBeTruthy()
    expect(onPicture).not.toHaveBeenCalled()
    await wait(4)
    expect(onPicture).toHaveBeenCalled()
  })

  it('takes the picture on a press in any light', async () => {
    const { onPicture, wait } = show(30, { isSelfPaced: true })
    await wait(20)
    expect(onPicture).not.toHaveBeenCalled()
    await act(async () => screen.getByRole('button', { name: messages.capture.liveness.shutter }).click())
    expect(onPicture).toHaveBeenCalledWith(picture)
  })

  it('takes the first frame for a press before it', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(0)
    const { onPicture } = show(130, { isSelfPaced: true })
    await act(async () => screen.getByRole('button', { name: messages.capture.liveness.shutter }).click())
    expect(onPicture).not.toHaveBeenCalled()
    await act(async () => document.querySelector('video')?.dispatchEvent(new Event('loadeddata')))
    expect(onPicture).toHaveBeenCalledExactlyOnceWith(picture)
  })

  it.each<[LivenessAction, number[]]>([
    ['blink', [660, 660, 990]],
    ['center', []],
  ])('counts down aloud where the eyes are not on the screen: %s', async (action, pitches) => {
    const heard: number[] = []
    class Oscillator {
      readonly frequency = { value: 0 }
      connect = <Node,>(node: Node) => node
      start = () => heard.push(this.frequency.value)
      stop = () => undefined
    }
    class Sound {
      readonly currentTime = 0
      readonly destination = {}
      createOscillator = () => new Oscillator()
      createGain = () => ({ gain: { value: 1 }, connect: () => undefined })
    }
    vi.stubGlobal('AudioContext', Sound)
    const { onPicture, wait } = show(130, { action })
    await wait(3.5)
    expect(onPicture).toHaveBeenCalledOnce()
    expect(heard).toEqual(pitches)
  })
})
