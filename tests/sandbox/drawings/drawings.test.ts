import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'

import { createSeed } from '../seed/seed'
import { draw } from './draw'
import { drawingOf } from './drawing-of'
import { findQuantity, toAmount } from './find-numbers'

const seed = createSeed(new Date('2026-11-20T09:00:00+07:00'))
const posts = [...seed.posts, ...seed.marketNews, ...seed.reports]
const pictures = posts.flatMap((post) => (['vi', 'en', 'ko'] as const).map((locale) => drawingOf(post, locale)))

/** Bytes as sent, uncompressed. */
const mostBytes = 3072

describe('the picture of every post', () => {
  it('holds a number or a word, and the title as its text alternative', () => {
    for (const picture of pictures) {
      const svg = draw(picture)
      expect(svg).toMatch(/<text[^>]*>[^<]+<\/text>|class="a"/)
      expect(svg).toMatch(/<title>[^<]+<\/title>/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('is small', () => {
    expect(Math.max(...pictures.map((picture) => Buffer.byteLength(draw(picture))))).toBeLessThanOrEqual(mostBytes)
  })

  it('shows only numbers that the post says', () => {
    for (const post of [...seed.posts, ...seed.marketNews]) {
      const picture = drawingOf(post, 'vi')
      const said = `${post.title.vi} ${post.description.vi} ${post.content.vi}`.replaceAll('&nbsp;', ' ')
      const numbers =
        picture.kind === 'bars'
          ? picture.bars.map(({ text }) => text)
          : picture.kind === 'figure'
            ? [picture.number]
            : []
      for (const number of numbers) expect(said.replaceAll(/<[^>]*>/g, ' ')).toContain(number)
    }
  })

  it('is an image that renders', async () => {
    const [first] = pictures
    if (first === undefined) throw new Error('no post')
    const { width, height } = await sharp(Buffer.from(draw(first))).metadata()
    expect({ width, height }).toEqual({ width: 1200, height: 675 })
  })
})

test.each([
  ['Miễn phí giao dịch 90 ngày', { number: '90', unit: 'ngày' }],
  ['Phí từ 0,15% mỗi lệnh', { number: '0,15', unit: '%' }],
  ['Phát hành 1.200 tỷ đồng trái phiếu', { number: '1.200', unit: 'tỷ đồng' }],
  ['Phiên 20/11/2026 tại VN30', null],
])('the first quantity of “%s”', (text, found) => {
  expect(findQuantity(text)).toEqual(found)
})

test.each([
  ['39,8 %', ',', { value: 39.8, unit: '%' }],
  ['27.000 đ', ',', { value: 27_000, unit: 'đ' }],
  ['−17%', ',', { value: -17, unit: '%' }],
  ['2,500', '.', { value: 2500, unit: '' }],
  ['3/2', ',', null],
  ['39,8 % (cảnh báo sớm nhất)', ',', null],
  ['miễn phí', ',', null],
] as const)('the amount of “%s”', (text, decimal, amount) => {
  expect(toAmount(text, decimal)).toEqual(amount)
})
