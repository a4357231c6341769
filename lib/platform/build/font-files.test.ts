import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { create, type Font } from '@cantoo/fontkit'
import subsetFont from 'subset-font'
import { beforeAll, describe, expect, it } from 'vitest'

import { digits, furtherLatin, latinAndVietnamese } from '../fonts/characters'
import { makeFontFiles } from './font-files'
import { withPlainOne } from './plain-one'

const fonts = fileURLToPath(new URL('../fonts/', import.meta.url))
const messagesOf = (language: string) =>
  readFileSync(fileURLToPath(new URL(`../../../messages/${language}.json`, import.meta.url)), 'utf8')

const open = (file: string) => create(readFileSync(`${fonts}files/${file}.woff2`)) as Font

/** Characters of a text that a font file has no glyph for. */
function missing(file: string, text: string): string[] {
  const font = open(file)
  return [...new Set(text)].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

const visible = (text: string) => text.replace(/\s/g, '')

beforeAll(makeFontFiles, 60_000)

describe.each(['400', '600'])('the text face in weight %s', (weight) => {
  it.each(['vi', 'en'])('has every character of the %s messages', (language) => {
    // Arrows and mathematical dots are not in the face at all.
    const text = visible(messagesOf(language)).replace(/[가-힣]|\p{Symbol}/gu, '')
    expect(missing(`text-${weight}`, text)).toEqual([])
  })

  it('has every Vietnamese letter, composed and decomposed', () => {
    const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
    const letters = Array.from('aăâeêioôơuưyđ').flatMap((letter) =>
      tones.map((tone) => (letter + tone).normalize('NFC')),
    )
    const text = letters.join('') + letters.join('').toUpperCase()
    expect(missing(`text-${weight}`, text + text.normalize('NFD'))).toEqual([])
  })

  it('draws letters that were typed with combining marks as one', () => {
    const font = open(`text-${weight}`)
    expect(font.layout('ấ'.normalize('NFD')).glyphs.map(({ id }) => id)).toEqual(
      font.layout('ấ').glyphs.map(({ id }) => id),
    )
  })
})

it('keeps the files of a first visit small', () => {
  const kb = ['text-400', 'text-600', 'digits'].map((name) => statSync(`${fonts}files/${name}.woff2`).size / 1000)
  expect(kb.reduce((total, size) => total + size)).toBeLessThan(40)
  expect(statSync(`${fonts}files/hangul.woff2`).size / 1000).toBeLessThan(112)
})

it('has every syllable of the Korean messages', () => {
  expect(missing('hangul', visible(messagesOf('ko')).replace(/[^가-힣]/g, ''))).toEqual([])
})

it('declares as ranges of the further letters what the text face lacks', () => {
  const css = readFileSync(`${fonts}fonts.css`, 'utf8')
  const [, ranges = ''] = /further-400[\s\S]*?unicode-range:([^;]+);/.exec(css) ?? []
  const declared = ranges.split(',').flatMap((entry) => {
    const [from = '', to = from] = entry.trim().replace('U+', '').split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    )
  })
  expect(declared.filter((letter) => latinAndVietnamese.includes(letter))).toEqual([])
  expect(Array.from(furtherLatin).filter((letter) => !declared.includes(letter))).toEqual([])
})

it('has a plain 1 in columns of figures, as wide as every other digit there', async () => {
  const file = readFileSync(`${fonts}files/digits.woff2`)
  const font = create(
    await subsetFont(file, digits, { targetFormat: 'sfnt', noHinting: true, keepFeatures: ['tnum'] }),
  ) as Font
  const [plain] = font.layout('1').glyphs
  const [one, zero] = font.layout('10', ['tnum']).glyphs
  expect(one?.id).not.toBe(plain?.id)
  expect(one?.advanceWidth).toBe(zero?.advanceWidth)
  expect(one?.bbox.width).toBe(plain?.bbox.width)
  expect(one?.bbox.minX).toBeGreaterThan(plain?.bbox.minX ?? Infinity)
})

it('refuses a font without names of its glyphs', () => {
  expect(() => withPlainOne(Buffer.alloc(12))).toThrow('the font has no table post')
})
