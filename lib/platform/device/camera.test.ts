import { expect, test } from 'vitest'

import { detectCamera, toCameraPresence } from './camera'

const device = (kind: MediaDeviceKind) => ({ kind, deviceId: '', groupId: '', label: '', toJSON: () => ({}) })

test('a camera among the devices is present, microphones alone are not a camera', async () => {
  const list = (kinds: MediaDeviceKind[]) => ({ enumerateDevices: async () => kinds.map(device) })
  await expect(detectCamera(list(['audioinput', 'videoinput']))).resolves.toBe('present')
  await expect(detectCamera(list(['audioinput', 'audiooutput']))).resolves.toBe('absent')
})

test('a browser without the interface, one that refuses and one that never answers are unknown, not absent', async () => {
  await expect(detectCamera(undefined)).resolves.toBe('unknown')
  await expect(detectCamera({ enumerateDevices: () => Promise.reject(new Error('blocked')) })).resolves.toBe('unknown')
  await expect(detectCamera({ enumerateDevices: () => new Promise(() => {}) }, 1)).resolves.toBe('unknown')
})

test('a cookie of another value is unknown', () => {
  expect([
    toCameraPresence('present'),
    toCameraPresence('absent'),
    toCameraPresence('1'),
    toCameraPresence(undefined),
  ]).toEqual(['present', 'absent', 'unknown', 'unknown'])
})
