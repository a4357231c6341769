import { expect, test } from 'vitest'

import { detectCamera, toCameraPresence } from './camera'

const device = (kind: MediaDeviceKind) => ({ kind, deviceId: '', groupId: '', label: '', toJSON: () => ({}) })

test('detects a camera among the devices and ignores microphones', async () => {
  const list = (kinds: MediaDeviceKind[]) => ({ enumerateDevices: async () => kinds.map(device) })
  await expect(detectCamera(list(['audioinput', 'videoinput']))).resolves.toBe('present')
  await expect(detectCamera(list(['audioinput', 'audiooutput']))).resolves.toBe('absent')
})

test('a browser without the API, with an error or without an answer is unknown, not absent', async () => {
  await expect(detectCamera(undefined)).resolves.toBe('unknown')
  await expect(detectCamera({ enumerateDevices: () => Promise.reject(new Error('blocked')) })).resolves.toBe('unknown')
  await expect(detectCamera({ enumerateDevices: () => new Promise(() => {}) }, 1)).resolves.toBe('unknown')
})

test('an unknown cookie value means unknown', () => {
  expect([
    toCameraPresence('present'),
    toCameraPresence('absent'),
    toCameraPresence('1'),
    toCameraPresence(undefined),
  ]).toEqual(['present', 'absent', 'unknown', 'unknown'])
})
