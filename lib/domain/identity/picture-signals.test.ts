import { expect, test } from 'vitest'

import { toSignalText } from './picture-signals'

test('names each signal of a part once', () => {
  expect(toSignalText({ front: ['file', 'raster'], back: [], frames: ['file', 'file'] })).toBe(
    'front:file front:raster frames:file',
  )
  expect(toSignalText({ face: undefined })).toBe('')
})
