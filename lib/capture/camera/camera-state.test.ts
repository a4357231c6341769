import { describe, expect, it } from 'vitest'

import { cameraProblems } from './camera-problem'
import { nextCameraState, problemIn, type CameraState } from './camera-state'
import { fakeStream } from '@/tests/factories/capture/fake-camera'

const request = { facing: 'environment' } as const
const requesting: CameraState = { kind: 'requesting', request }
const live: CameraState = { kind: 'live', request, stream: fakeStream(), devices: [] }

describe('nextCameraState', () => {
  it('goes from the explanation to the prompt to the picture', () => {
    const asked = nextCameraState(nextCameraState({ kind: 'idle' }, { type: 'explain' }), { type: 'request', request })
    const stream = fakeStream()
    expect(nextCameraState(asked, { type: 'opened', stream })).toEqual({ kind: 'live', request, stream, devices: [] })
  })

  it.each(cameraProblems)('shows %s and retries the same camera', (problem) => {
    const failed = nextCameraState(requesting, { type: 'failed', problem })
    expect(problemIn(failed)).toBe(problem)
    expect(nextCameraState(failed, { type: 'request', request })).toEqual(requesting)
  })

  it('is revoked when a live camera ends unexpectedly', () => {
    expect(nextCameraState(live, { type: 'ended' })).toEqual({ kind: 'revoked', request })
  })

  it('ignores an answer that arrives after the screen was closed', () => {
    expect(nextCameraState({ kind: 'idle' }, { type: 'opened', stream: fakeStream() })).toEqual({ kind: 'idle' })
    expect(nextCameraState({ kind: 'idle' }, { type: 'ended' })).toEqual({ kind: 'idle' })
  })

  it('keeps the picture when a late failure of an earlier request arrives', () => {
    expect(nextCameraState(live, { type: 'failed', problem: 'busy' })).toBe(live)
  })

  it.each([{ kind: 'idle' }, { kind: 'primer' }, requesting, live] as const)('$kind is no problem', (state) => {
    expect(problemIn(state)).toBeNull()
  })
})
