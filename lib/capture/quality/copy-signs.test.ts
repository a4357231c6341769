import { expect, test } from 'vitest'

import { copySigns } from './copy-signs'

const size = { width: 320, height: 240 }

/** A picture by the brightness of its pixels; `tint` is the difference of its colours. */
function pictureOf(brightness: (x: number, y: number) => number, tint = 30) {
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  for (let index = 0; index < size.width * size.height; index += 1) {
    const level = brightness(index % size.width, Math.floor(index / size.width))
    data.set([level, level, level + tint, 255], index * 4)
  }
  return { data, ...size }
}

/** The same pseudo-random levels in every run. */
const noise = (x: number, y: number) =>
  100 + ((Math.imul(x * 374_761_393 + y * 668_265_263, 1_274_126_177) >>> 24) % 40)

test.each([3, 4, 5, 6])('a grid of dots every %i pixels is a raster', (dots) => {
  const grid = (x: number, y: number) => (x % dots === 0 || y % dots === 0 ? 90 : 150) + noise(x, y) / 20
  expect(copySigns(pictureOf(grid))).toEqual(['raster'])
})

test.each<[string, (x: number, y: number) => number]>([
  ['noise', noise],
  ['a plain ground', () => 120],
  ['lines in one direction', (x) => (x % 4 === 0 ? 90 : 150)],
  ['a grid in a corner', (x, y) => (x < 160 && y < 120 && (x % 4 === 0 || y % 4 === 0) ? 90 : 150)],
])('%s is none', (_, brightness) => {
  expect(copySigns(pictureOf(brightness))).toEqual([])
})

test('a picture in grey has no colour', () => {
  expect(copySigns(pictureOf(noise, 0))).toEqual(['colourless'])
})

test('nothing is said of a picture that is too small to be looked at', () => {
  expect(copySigns({ data: new Uint8ClampedArray([10, 10, 60, 255]), width: 1, height: 1 })).toEqual([])
})
