import { brotliCompressSync } from 'node:zlib'

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { createSeed } from '../seed/seed'
import { draw, saidIn } from './draw'
import { drawingOf, drawingOfVideo } from './drawing-of'
import { markOf } from './find-mark'
import { standingDrawing, standingNames } from './standing-figures'

const seed = createSeed(new Date('2026-11-20T09:00:00+07:00'))
const posts = [...seed.posts, ...seed.marketNews, ...seed.reports]
const languages = ['vi', 'en', 'ko'] as const
const pictures = [
  ...posts.flatMap((post) => languages.map((locale) => drawingOf(post, locale))),
  ...seed.videos.flatMap((video) => languages.map((locale) => drawingOfVideo(video, locale))),
].filter((picture) => picture !== null)

const highlights = standingNames.flatMap((name) =>
  languages.map((locale) => standingDrawing(name, locale, (slug) => posts.find((post) => post.slug === slug))),
)

/** Bytes as browsers get them, compressed by Brotli. */
const mostBytes = 3072

describe('the picture of every post', () => {
  it('holds a number or a word, and the title as its text alternative', () => {
    for (const picture of pictures) {
      const svg = draw(picture)
      expect(saidIn(picture)).not.toBe('')
      expect(svg).toMatch(/<path class="[abturd]" transform/)
      expect(svg).not.toContain('<text')
      expect(svg).toMatch(/<title>[^<]+<\/title>/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('is small', () => {
    const all = [...pictures, ...highlights.filter((picture) => picture !== null)]
    expect(Math.max(...all.map((picture) => brotliCompressSync(draw(picture)).byteLength))).toBeLessThanOrEqual(
      mostBytes,
    )
  })

  it('shows only numbers that the post says', () => {
    for (const post of [...seed.posts, ...seed.marketNews]) {
      for (const locale of languages) {
        const picture = post.title[locale] === undefined ? null : drawingOf(post, locale)
        if (picture === null || !('figure' in picture)) continue
        const said = [post.title, post.description, post.content].map((text) => text[locale]).join(' ')
        const plain = said.replaceAll(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ')
        const numbers = [
          // What a fall takes of own funds is worked out from what is left of them.
          ...(picture.kind === 'fall'
            ? picture.points.flatMap(({ label, text, amount }) => [label, text, amount])
            : [picture.figure.number]),
          ...(picture.kind === 'steps'
            ? [picture, ...picture.parts].flatMap(({ during, after }) => [during.text, after.text])
            : []),
          ...(picture.kind === 'session' ? (picture.contributions?.parts.map(({ text }) => text) ?? []) : []),
        ]
        for (const number of numbers) expect(plain).toContain(/\d[\d.,]*/.exec(number)?.[0])
      }
    }
  })

  it('says the change of its session in a daily note', () => {
    const note = seed.reports.find(({ slug }) => slug === 'ban-tin-ngay-7')
    const picture = note && drawingOf(note, 'vi')
    if (picture?.kind !== 'session') throw new Error('no session')
    expect(note?.description.vi).toContain(picture.figure.number.replace(/^[+−]/, ''))
    expect(picture.isRising).toBe(picture.figure.number.startsWith('+'))
  })

  it('divides the change of its session among the shares that moved the index and all others', () => {
    const news = seed.marketNews.find(({ contributions }) => contributions !== undefined)
    const picture = news && drawingOf(news, 'vi')
    if (picture?.kind !== 'session') throw new Error('no session')
    const { change, parts = [] } = picture.contributions ?? {}
    const sum = parts.reduce((total, { value }) => total + value, 0)
    expect(change).toBe(`+${sum.toFixed(2).replace('.', ',')} điểm`)
    expect(parts.map(({ label }) => label)).toEqual(['JGB', 'KVB', '98 mã còn lại'])
  })

  it.each([
    ['4 bước', { kind: 'sequence', names: ['1', '2', '3', '4'] }],
    ['4단계', { kind: 'sequence', names: ['1', '2', '3', '4'] }],
    ['T+2', { kind: 'sequence', names: ['T', 'T+1', 'T+2'] }],
    ['5/2–7/2', { kind: 'sequence', names: ['5', '6', '7'] }],
    ['7–10 ngày', { kind: 'pieces', full: 7, of: 10 }],
    ['4,7 / 5', { kind: 'pieces', full: 4.7, of: 5 }],
    ['12 câu', { kind: 'pieces', full: 12, of: 12 }],
    ['83%', { kind: 'share', percent: 83, text: '83%' }],
    [
      '+21%',
      {
        kind: 'columns',
        bars: [
          { label: 'Trước', value: 100, text: '100%' },
          { label: 'Nay', value: 121, text: '121%' },
        ],
        at: 1,
      },
    ],
    ['62 triệu USD', null],
  ])('sees “%s” as a mark', (number, mark) => {
    expect(markOf({ number, label: '' })).toEqual(mark)
  })

  it('sees a figure beside the others of its row, or else of its column', () => {
    const table = [
      ['Tiêu chí', 'Trước', 'Nay'],
      ['Thời gian', '12 phút', '8 phút'],
      ['Hồ sơ phải bổ sung', '9,1%', '2,3%'],
    ]
    expect(markOf({ number: '2,3%', label: '' }, table)).toEqual({
      kind: 'columns',
      bars: [
        { label: 'Trước', value: 9.1, text: '9,1%' },
        { label: 'Nay', value: 2.3, text: '2,3%' },
      ],
      at: 1,
    })
  })

  it.each([
    [
      '540* 560',
      {
        kind: 'columns',
        bars: [
          { label: 'Năm 1', value: 540, text: '540' },
          { label: 'Nửa sau', value: 560, text: '560' },
        ],
        at: 0,
      },
    ],
    ['1 2 3', null],
    ['none', null],
    ['4/7', { kind: 'pieces', full: 4, of: 7, areLast: true }],
    ['78%', { kind: 'share', percent: 78, text: '78%' }],
  ])('is the mark that its editors noted, with the names of the table’s rows: “%s”', (noted, mark) => {
    const table = [['Năm'], ['1'], ['Nửa sau (ước tính)']]
    expect(markOf({ number: '100', label: '' }, table, 'vi', noted)).toEqual(mark)
  })

  it('compares two values that its editors noted where there is no table', () => {
    expect(markOf({ number: '3,1%', label: '' }, [], 'vi', '4.4 3.1')).toEqual({
      kind: 'columns',
      bars: [
        { label: 'Trước', value: 4.4, text: '4,4%' },
        { label: 'Nay', value: 3.1, text: '3,1%' },
      ],
      at: 1,
    })
  })

  it('says in thumbnails what news about a session are about', () => {
    const news = seed.marketNews.find(({ slug }) => slug.startsWith('5058'))
    const picture = news && drawingOf(news, 'vi')
    expect(picture).toMatchObject({
      about: { figure: { number: '7 phiên' }, mark: { kind: 'pieces', full: 7, of: 7 } },
    })
  })

  it('shows every scenario of a company report', () => {
    const report = seed.reports.find(({ slug }) => slug === 'doanh-nghiep-9')
    const picture = report && drawingOf(report, 'vi')
    expect(picture && saidIn(picture)).toMatch(/Thuận lợi: 31.200; Cơ sở: 27.300; Bất lợi: 19.800$/)
  })

  it('draws a rise in the colour that boards of the language use', () => {
    const note = seed.reports.find(({ slug }) => slug === 'ban-tin-ngay-7')
    const colorOf = (locale: 'vi' | 'ko') => {
      const drawing = note && drawingOf(note, locale)
      return drawing ? /--u:(#\w+)/.exec(draw(drawing))?.[1] : undefined
    }
    expect([colorOf('vi'), colorOf('ko')]).toEqual(['#0a7340', '#c0212d'])
  })

  it('is missing where a post names no figure and its headline has none', () => {
    const [post] = seed.posts
    if (post === undefined) throw new Error('no post')
    const silent = { ...post, title: { vi: 'Thư ngỏ' }, content: { vi: '<p>45 phút</p>' } }
    expect(drawingOf(silent, 'vi')).toBeNull()
    expect(drawingOf({ ...silent, figure: { vi: '45 phút | mỗi buổi' } }, 'vi')).toMatchObject({
      figure: { number: '45 phút', label: 'mỗi buổi' },
    })
  })

  it('names every part of a video', () => {
    for (const { id, transcript, parts } of seed.videos) {
      for (const locale of languages) {
        const [named, said] = [parts?.[locale].split(' · '), transcript?.[locale].split('\n')]
        expect([id, locale, named?.length]).toEqual([id, locale, said?.length])
      }
    }
  })

  it('shows of a video only numbers that it says', () => {
    const inWords: Readonly<Record<string, string>> = { 2: 'hai|two', 3: 'ba|three', 4: 'bốn|four' }
    for (const { id, transcript, scene, glance = '' } of seed.videos) {
      for (const locale of languages) {
        const atAGlance = typeof glance === 'string' ? glance : glance[locale]
        const items =
          typeof scene?.items === 'object' &&
          /^(?:ladder|ticket|screen|statement|meters|gauge|candles|payoff|growth)$/.test(scene.kind)
            ? scene.items[locale]
            : ''
        for (const [number] of items.matchAll(/\d[\d.,]*/g)) expect.soft(transcript?.[locale], id).toContain(number)
        for (const [number] of atAGlance.matchAll(/\d[\d.,]*/g)) {
          expect.soft(transcript?.[locale], id).toMatch(new RegExp(`${number}|${inWords[number] ?? number}`, 'i'))
        }
      }
    }
  })

  it('is there for every highlight in every language', () => {
    for (const picture of highlights) expect(picture && draw(picture)).toMatch(/<title>[^<]+<\/title><desc>[^<]+</)
  })

  it('shows the latest note with its hour and levels, and a message that leads to a look-alike of our address', () => {
    const find = (slug: string) => posts.find((post) => post.slug === slug)
    expect(standingDrawing('ban-tin-moi-sang', 'vi', find)).toMatchObject({
      kind: 'note',
      heading: 'SN100 · Bản tin 19/11',
      time: '8:15',
      levels: [{ name: 'kháng cự' }, { name: 'bình quân 20 phiên' }, { number: '1.715–1.730', isRange: true }],
    })
    const message = standingDrawing('tin-nhan-mao-danh', 'en', find)
    expect(message && saidIn(message)).toBe('Your account is locked. Unlock it now at s0ngngan.example: Fake')
  })

  it('is an image that renders', async () => {
    const [first] = pictures
    if (first === undefined) throw new Error('no post')
    const { width, height } = await sharp(Buffer.from(draw(first))).metadata()
    expect({ width, height }).toEqual({ width: 1200, height: 675 })
  })
})
