import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { coverSvg } from './cover'

const size = { width: 1200, height: 675 }

describe('coverSvg', () => {
  it('draws the same picture for the same slug and another one for another', () => {
    expect(coverSvg('thanh-toan-t2', size)).toBe(coverSvg('thanh-toan-t2', size))
    expect(coverSvg('thanh-toan-t2', size)).not.toBe(coverSvg('rut-tien', size))
  })

  it('is a picture of the asked size, with numbers only and no text', async () => {
    const slugs = Array.from({ length: 40 }, (_, index) => `slug-${index}`)
    const pictures = slugs.map((slug) => coverSvg(slug, size))
    expect(pictures.filter((svg) => /NaN|undefined|<text/.test(svg))).toEqual([])
    const { width, height } = await sharp(Buffer.from(pictures[0] ?? '')).metadata()
    expect({ width, height }).toEqual(size)
  })
})
