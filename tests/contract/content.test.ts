import { describe, expect, it } from 'vitest'

import { createMainApi } from '@/lib/backends/main/main-api'
import { staticContentCodes } from '@/lib/backends/main/static-content-codes'
import { createNewsApi } from '@/lib/backends/news/news-api'
import { createVideoApi } from '@/lib/backends/video/video-api'
import { locales, toWireLocale } from '@/lib/platform/i18n/locales'

import { againstSandbox, useBackends } from './support/backends'
import { pdfText } from './support/pdf-text'
import { failureOf, valueOf } from './support/value-of'

const backends = useBackends()
const main = (locale: (typeof locales)[number] = 'vi') => createMainApi(backends.client('main', locale))

/** Fixed ids of docs/specification.md#constants-and-limits. */
const ids = { news: 1, research: 3, products: 4, guides: 6, policy: 1202, terms: 1203, reports: 1441 }

describe.each(locales)('main API in %s', (locale) => {
  it('has a menu sorted by sequence, each entry with a link or children', async () => {
    const menu = await valueOf(main(locale).menu())
    expect(menu.length).toBeGreaterThan(3)
    for (const entry of menu) expect(entry.link !== null || entry.children.length > 0).toBe(true)
    expect(menu.some((entry) => entry.children.length > 9)).toBe(true)
  })

  it('has branches, countries and milestones in its language', async () => {
    const branches = await valueOf(main(locale).siteBranches())
    expect(branches.length).toBeGreaterThan(1)
    expect(branches[0]).toMatchObject({
      location: { lat: expect.any(Number) },
      telephones: [expect.any(String), expect.any(String)],
    })
    expect((await valueOf(main(locale).countries()))[0]).toMatchObject({ code: expect.stringMatching(/^[A-Z]{2}$/) })
    const years = (await valueOf(main(locale).histories())).map(({ year }) => year)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
  })

  it('lists posts of a category page by page, each once, all in its language', async () => {
    const first = await valueOf(main(locale).postsOfCategory(ids.news, { limit: 2 }))
    const seen = [...first.rows]
    for (let page = 2; page <= first.lastPage; page += 1) {
      seen.push(...(await valueOf(main(locale).postsOfCategory(ids.news, { limit: 2, page }))).rows)
    }
    expect(seen).toHaveLength(first.total)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.every((post) => post.locales.includes(locale))).toBe(true)
    const times = seen.map(({ publishedAt }) => publishedAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('sends its locale with every call', async () => {
    await valueOf(main(locale).menu())
    const header = againstSandbox ? backends.sandbox.journal.list('main')[0]?.headers['locale'] : toWireLocale(locale)
    expect(header).toBe(toWireLocale(locale))
  })
})

async function category(id: number) {
  const found = await valueOf(main().category(id))
  if (found.status !== 'found') throw new Error(`Category ${id} must exist in Vietnamese`)
  return found.document
}

describe('main API', () => {
  it('knows the categories that the site knows by number, and their parents', async () => {
    for (const id of Object.values(ids)) expect((await category(id)).id).toBe(id)
    const research = await category(ids.research)
    const parent = await valueOf(main().parentCategory(research.children[0]?.slug ?? ''))
    expect(parent).toMatchObject({ status: 'found', document: { id: ids.research } })
    expect(await valueOf(main().parentCategory(research.slug))).toBeNull()
  })

  it('gives a post by slug with related posts that are not itself, and by id', async () => {
    const [summary] = (await valueOf(main().postsOfCategory(ids.news))).rows
    const found = await valueOf(main().postBySlug(summary?.slug ?? ''))
    if (found.status !== 'found') throw new Error('A listed post must be found')
    expect(found.document.content).toContain('<')
    expect(found.document.related.map(({ id }) => id)).not.toContain(summary?.id)
    expect(await valueOf(main().post(summary?.id ?? 0))).toMatchObject({ status: 'found' })
    expect(await failureOf(main().postBySlug('khong-co-bai-nay'))).toMatchObject({ kind: 'not-found' })
  })

  it('calculates a lump sum and periodic saving with interest compounded every month', async () => {
    expect(await valueOf(main().lumpSum({ money: 100_000_000, profit: 12, years: 1 }))).toEqual({
      amount: 112_682_503,
      totalInvestment: 100_000_000,
      profit: 12_682_503,
    })
    expect(await valueOf(main().periodicSaving({ money: 1_000_000, profit: 12, months: 12 }))).toEqual({
      amount: 1_000_000,
      futureAmount: 12_682_503,
      totalInvestment: 12_000_000,
      profit: 682_503,
    })
    expect(await valueOf(main().periodicSaving({ money: 1_000_000, profit: 0, years: 1 }))).toMatchObject({ profit: 0 })
  })

  it('keeps a CV once, with the file that was uploaded before', async () => {
    const filePath = await valueOf(main().uploadCv(new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })))
    const cv = { name: 'Nguyễn Thị Mẫu', email: 'mau@example.com', phone: '0912345678', filePath }
    const id = await valueOf(main().createCv(cv, { idempotencyKey: 'cv-1' }))
    expect(await valueOf(main().createCv(cv, { idempotencyKey: 'cv-1' }))).toBe(id)
    expect(await valueOf(main().removeUpload(filePath))).toBe(true)
    expect(await valueOf(main().removeUpload(filePath))).toBe(false)
    expect(await failureOf(main().createCv(cv))).toMatchObject({
      fields: { byField: { file_path: [expect.any(String)] } },
    })
    const picture = new File(['x'], 'cv.png', { type: 'image/png' })
    expect(await failureOf(main().uploadCv(picture))).toMatchObject({
      fields: { byField: { file: [expect.any(String)] } },
    })
  })
})

describe.runIf(againstSandbox)('static content', () => {
  it('has every code that the site knows in Vietnamese', async () => {
    const content = await valueOf(main().staticContent())
    // Without slides of its own a language has the Vietnamese ones; without a picture the site draws rows of the board.
    const optional = ['slider_en', 'slider_kr', 'banner_image']
    const missing = staticContentCodes.filter((code) => content[code] === undefined && !optional.includes(code))
    expect(missing).toEqual([])
  })

  it('shows an edit at once', async () => {
    const response = await fetch(`${backends.url}/__sandbox__/static-content/hotline`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: '1900 0000' }),
    })
    expect(response.status).toBe(200)
    expect((await valueOf(main('en').staticContent())).hotline).toEqual({ kind: 'text', text: '1900 0000' })
  })
})

describe('news and video API', () => {
  it('answer pages in their language', async () => {
    const page = await valueOf(createNewsApi(backends.client('news', 'en')).articles({ limit: 3 }))
    expect(page.rows.length).toBeLessThanOrEqual(3)
    expect(await failureOf(createNewsApi(backends.client('news')).article(999_999_999))).toMatchObject({
      kind: 'not-found',
    })
  })

  it('hold videos of which the site leaves out the incomplete ones', async () => {
    const api = createVideoApi(backends.client('video'), 'vi')
    const first = await valueOf(api.videos())
    const pages = [first]
    for (let page = 2; page <= first.lastPage; page += 1) pages.push(await valueOf(api.videos({ page })))
    const shown = pages.flatMap(({ rows }) => rows)
    expect(shown.length).toBeGreaterThan(11)
    expect(shown.length).toBeLessThan(first.total ?? 0)
  })

  it.runIf(againstSandbox)('hold what is said in a video, in the language that was asked for', async () => {
    const firstOf = async (locale: 'vi' | 'en' | 'ko') =>
      (await valueOf(createVideoApi(backends.client('video', locale), locale).videos())).rows[0]
    const [vi, en, ko] = await Promise.all([firstOf('vi'), firstOf('en'), firstOf('ko')])
    expect([vi?.transcript[0], en?.transcript[0], ko?.transcript[0]]).toEqual([
      expect.stringContaining('Sông Ngân'),
      expect.stringContaining('Songngan'),
      expect.stringContaining('송응언증권'),
    ])
    expect(en?.description).not.toContain('Transcript')
  })
})

describe.runIf(againstSandbox)('media', () => {
  it('are at the addresses that content names', async () => {
    const content = await valueOf(main('en').staticContent())
    const guide = content.guide_otp_en
    if (guide?.kind !== 'file') throw new Error('The English OTP guide must be a file')
    const file = await fetch(guide.href)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(await pdfText(new Uint8Array(await file.arrayBuffer()))).toContain('OTP guide')
    const [post] = (await valueOf(main().postsOfCategory(ids.news))).rows
    const cover = await fetch(post?.image ?? '')
    expect(cover.headers.get('content-type')).toBe('image/svg+xml')
    expect((await fetch(new URL('nothing.pdf', guide.href))).status).toBe(404)
  })

  it('hold the PDF of every report on a page, in the language of the page', async () => {
    const { rows, total } = await valueOf(main('en').reports())
    expect([rows.length, total]).toEqual([5, expect.any(Number)])
    for (const { title, file } of rows) {
      const text = await pdfText(new Uint8Array(await (await fetch(file?.href ?? '')).arrayBuffer()))
      expect(text).toContain(title.split(' ')[0])
    }
  })
})
