import { describe, expect, it } from 'vitest'

import { fakeStream } from '@/tests/factories/capture/fake-camera'
import type { CameraState } from '@/lib/capture/camera/camera-state'
import { checkBrowser, checkCamera, checkLight, checkPermission, summaryOf, type Checks } from './checks'

const request = { facing: 'user' } as const
const live = (width: number): CameraState => ({
  kind: 'live',
  request,
  devices: [],
  stream: { ...fakeStream(), size: { width, height: (width * 9) / 16 } },
})
const good = { isSecure: true, hasCameraInterface: true, isInApp: false, canStore: true }
const fine = { kind: 'fine' }
const fix = (name: string) => ({ kind: 'fix', fix: name })

describe('camera results', () => {
  it.each<[string, CameraState, object, object]>([
    ['before it was tried', { kind: 'primer' }, { kind: 'open' }, { kind: 'open' }],
    ['while the browser asks', { kind: 'requesting', request }, { kind: 'working' }, { kind: 'working' }],
    ['live', live(1920), fine, fine],
    ['live with few pixels', live(640), fine, fix('few-pixels')],
    ['refused', { kind: 'denied', request }, fix('denied'), { kind: 'open' }],
    ['held by another program', { kind: 'busy', request }, fine, fix('busy')],
    ['without an answer', { kind: 'unanswered', request }, { kind: 'open' }, fix('unanswered')],
  ])('%s', (_, state, permission, camera) => {
    expect(checkPermission(state)).toEqual(permission)
    expect(checkCamera(state)).toEqual(camera)
  })
})

describe('checkBrowser', () => {
  it.each([
    [{}, fine],
    [{ isSecure: false, hasCameraInterface: false }, fix('insecure')],
    [{ isInApp: true }, fix('in-app')],
    [{ hasCameraInterface: false }, fix('unsupported')],
  ])('%o', (change, expected) => {
    expect(checkBrowser({ ...good, ...change })).toEqual(expected)
  })
})

describe('checkLight', () => {
  it('does not blame the light for a plain wall', () => {
    expect(checkLight('blurred')).toEqual(fine)
    expect(checkLight('too-dark')).toEqual(fix('too-dark'))
    expect(checkLight(null)).toEqual({ kind: 'working' })
  })
})

describe('summaryOf', () => {
  const all = (last: Checks['light']): Checks => ({
    browser: { kind: 'fine' },
    storage: { kind: 'fine' },
    permission: { kind: 'fine' },
    camera: { kind: 'fine' },
    reader: { kind: 'fine' },
    light: last,
  })

  it.each([
    [{ kind: 'fine' }, 'ready'],
    [{ kind: 'open' }, 'open'],
    [{ kind: 'working' }, 'working'],
    [{ kind: 'fix', fix: 'too-dark' }, 'fix'],
  ] as const)('summarises a light check of %o as %s', (light, expected) => {
    expect(summaryOf(all(light))).toBe(expected)
  })
})
