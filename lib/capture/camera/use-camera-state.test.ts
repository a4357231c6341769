// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { fakeCamera } from '@/tests/factories/capture/fake-camera'
import { useCameraState } from './use-camera-state'

const card = { facing: 'environment' } as const

afterEach(() => {
  vi.useRealTimers()
})

describe('useCameraState', () => {
  it('opens the camera and lists the cameras to choose from', async () => {
    const camera = fakeCamera(
      ['stream'],
      [
        { id: 'wide', label: 'Wide' },
        { id: 'near', label: 'Near' },
      ],
    )
    const { result } = renderHook(() => useCameraState(camera))
    await act(async () => result.current.request(card))
    expect(result.current.state).toMatchObject({ kind: 'live', devices: [{ id: 'wide' }, { id: 'near' }] })
  })

  it('stops one camera before it opens the other', async () => {
    const camera = fakeCamera(['stream'])
    const { result } = renderHook(() => useCameraState(camera))
    await act(async () => result.current.request(card))
    await act(async () => result.current.request({ ...card, deviceId: 'near' }))
    expect(camera.streams.map((stream) => stream.isStopped())).toEqual([true, false])
    expect(result.current.state).toMatchObject({ kind: 'live', stream: { deviceId: 'near' } })
  })

  it('reopens the chosen camera on the next screen', async () => {
    const camera = fakeCamera(['stream'])
    const first = renderHook(() => useCameraState(camera))
    await act(async () => first.result.current.request({ facing: 'user', deviceId: 'sharp' }))
    first.unmount()
    const { result } = renderHook(() => useCameraState(camera))
    await act(async () => result.current.request({ facing: 'user' }))
    expect(camera.requests.at(-1)).toEqual({ facing: 'user', deviceId: 'sharp' })
  })

  it('stops the camera when the screen is left', async () => {
    const camera = fakeCamera(['stream'])
    const { result, unmount } = renderHook(() => useCameraState(camera))
    await act(async () => result.current.request(card))
    unmount()
    expect(camera.streams[0]?.isStopped()).toBe(true)
  })

  it('stops a camera that answers after the screen was left', async () => {
    const camera = fakeCamera(['stream'])
    const { result, unmount } = renderHook(() => useCameraState(camera))
    act(() => result.current.request(card))
    unmount()
    await vi.waitFor(() => expect(camera.streams[0]?.isStopped()).toBe(true))
  })

  it('shows a failure and retries', async () => {
    const camera = fakeCamera(['busy', 'stream'])
    const { result } = renderHook(() => useCameraState(camera))
    await act(async () => result.current.request(card))
    expect(result.current.state.kind).toBe('busy')
    await act(async () => result.current.request(card))
    expect(result.current.state.kind).toBe('live')
  })

  it('reports revoked access when the stream ends unexpectedly', async () => {
    const camera = fakeCamera(['stream'])
    const { result } = renderHook(() => useCameraState(camera))
    await act(async () => result.current.request(card))
    act(() => camera.streams[0]?.end())
    expect(result.current.state.kind).toBe('revoked')
  })

  it('gives up on a camera that never answers', async () => {
    vi.useFakeTimers()
    const { result } = renderHook(() => useCameraState(fakeCamera(['never'])))
    await act(async () => result.current.request(card))
    expect(result.current.state.kind).toBe('requesting')
    await act(async () => vi.runAllTimersAsync())
    expect(result.current.state.kind).toBe('unanswered')
  })
})
