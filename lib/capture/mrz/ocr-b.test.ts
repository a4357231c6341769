import { expect, it } from 'vitest'

import { mrzTemplate } from '@/tests/factories/mrz-template'

import { digits, drawn, sexes } from './ocr-b'

it.each([...digits, ...sexes])('the template of %s matches its outline', async (character) => {
  // Another version of the drawing library may round otherwise. Where more differs, `mrzTemplate` in base64 is the new text for ocr-b.ts.
  const expected = await mrzTemplate(character)
  const kept = Uint8Array.from(atob(drawn[character]), (letter) => letter.charCodeAt(0))
  expect(kept).toHaveLength(expected.length)
  const apart = Math.max(...expected.map((value, index) => Math.abs(value - (kept[index] ?? 0))))
  expect(apart).toBeLessThan(8)
})
