import { expect, test } from 'vitest'

import { isVirtualCamera } from './virtual-camera'

test.each([
  ['OBS Virtual Camera', true],
  ['ManyCam Virtual Webcam', true],
  ['Dummy video device (0x0000)', true],
  ['DroidCam Source 3', true],
  ['FaceTime HD Camera', false],
  ['camera2 0, facing back', false],
  ['Integrated Webcam (0c45:6a10)', false],
  ['', false],
])('%s: %s', (label, expected) => {
  expect(isVirtualCamera(label)).toBe(expected)
})
