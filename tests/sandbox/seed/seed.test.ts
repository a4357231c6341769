import { describe, expect, it } from 'vitest'

import { staticContentCodes } from '@/lib/backends/main/static-content-codes'
import { saleCosts } from '@/lib/domain/company/rates'

import { isBusinessDay } from './clock'
import { createSeed } from './seed'
import type { Localized, SeedMenuItem } from './types'

const now = new Date('2026-11-20T10:00:00+07:00')
const seed = createSeed(now)
const locales = ['vi', 'en', 'ko'] as const

function counts(texts: readonly Localized[]): Record<string, number> {
  return Object.fromEntries(
    locales.map((locale) => [locale, texts.filter((text) => text[locale] !== undefined).length]),
  )
}

function postsUnder(categoryId: number): Localized[] {
  const ids = new Set([categoryId])
  for (const { id, parentId } of seed.categories) if (parentId !== undefined && ids.has(parentId)) ids.add(id)
  return seed.posts.filter((post) => ids.has(post.categoryId)).map(({ title }) => title)
}

function flat(items: readonly SeedMenuItem[]): SeedMenuItem[] {
  return items.flatMap((item) => [item, ...flat(item.children)])
}

describe('the seed content', () => {
  it('is the same for the same moment', () => {
    expect(createSeed(new Date(now))).toEqual(seed)
  })

  it.each([
    ['company news', postsUnder(8), { vi: 24, en: 16, ko: 8 }],
    ['products', postsUnder(4), { vi: 9, en: 9, ko: 9 }],
    ['guides', postsUnder(6), { vi: 27, en: 27, ko: 27 }],
    ['about, policy and terms', [...postsUnder(20), ...postsUnder(1202), ...postsUnder(1203)], { vi: 6, en: 6, ko: 6 }],
    ['market news', seed.marketNews.map(({ title }) => title), { vi: 25, en: 25, ko: 13 }],
    ['reports', seed.reports.map(({ title }) => title), { vi: 30, en: 14, ko: 7 }],
    ['questions', seed.faqs.map(({ question }) => question), { vi: 81, en: 80, ko: 80 }],
    ['jobs', seed.jobs.filter(({ student }) => !student).map(({ title }) => title), { vi: 14, en: 8, ko: 4 }],
    [
      'jobs for students',
      seed.jobs.filter(({ student }) => student).map(({ title }) => title),
      { vi: 3, en: 0, ko: 0 },
    ],
    ['branches', seed.branches.map(({ name }) => name), { vi: 9, en: 9, ko: 9 }],
    ['history', seed.history.map(({ title }) => title), { vi: 12, en: 12, ko: 12 }],
    ['contest pages', seed.contestPages.map(({ title }) => title), { vi: 12, en: 12, ko: 12 }],
  ])('has the planned number of %s in each language', (_, texts, expected) => {
    expect(counts(texts)).toEqual(expected)
  })

  it('has 26 videos, two of which cannot be played', () => {
    const broken = seed.videos.filter(({ title, videoId, thumbnail }) => !title || !videoId || !thumbnail)
    expect([seed.videos.length, broken.length]).toEqual([26, 2])
  })

  it('names everything once', () => {
    const articles = [...seed.posts, ...seed.reports]
    const lists = {
      articleIds: articles.map(({ id }) => id),
      articleSlugs: articles.map(({ slug }) => slug),
      newsIds: seed.marketNews.map(({ id }) => id),
      newsTitles: seed.marketNews.map(({ title }) => title.vi),
      reportTitles: seed.reports.map(({ title }) => title.vi),
      categoryIds: seed.categories.map(({ id }) => id),
      categorySlugs: seed.categories.map(({ slug }) => slug),
      menuIds: flat(seed.menu).map(({ id }) => id),
      codes: seed.staticContent.map(({ code }) => code),
      faqIds: seed.faqs.map(({ id }) => id),
      jobIds: seed.jobs.map(({ id }) => id),
      videoIds: seed.videos.map(({ id }) => id),
    }
    const repeated = Object.entries(lists).filter(([, list]) => new Set<number | string>(list).size !== list.length)
    expect(repeated).toEqual([])
  })

  it('dates everything published on a business day, within office hours, in the past', () => {
    const dated = [...seed.posts, ...seed.marketNews, ...seed.reports, ...seed.jobs, ...seed.videos]
    const wrong = dated.filter(({ publishedAt }) => {
      const time = publishedAt.slice(11, 16)
      const inOfficeHours = time >= '08:00' && time <= '17:30'
      return !isBusinessDay(publishedAt.slice(0, 10)) || !inOfficeHours || Date.parse(publishedAt) >= now.getTime()
    })
    expect(wrong).toEqual([])
  })

  it('closes jobs on business days to come, but for the one that is closed', () => {
    const closed = seed.jobs.filter(({ deadline }) => Date.parse(deadline) < now.getTime())
    expect(closed.map(({ slug }) => slug)).toEqual(['le-tan-hai-phong'])
    expect(seed.jobs.filter(({ deadline }) => !isBusinessDay(deadline.slice(0, 10)))).toEqual([])
  })

  it('files every post and job where it can be found', () => {
    const ids = new Set(seed.categories.map(({ id }) => id))
    const branchIds = new Set(seed.branches.map(({ id }) => id))
    const articles = [...seed.posts, ...seed.reports, ...seed.marketNews]
    expect(articles.filter(({ categoryId }) => !ids.has(categoryId))).toEqual([])
    expect(seed.categories.filter(({ parentId }) => parentId !== undefined && !ids.has(parentId))).toEqual([])
    expect(seed.jobs.filter(({ branchId }) => !branchIds.has(branchId))).toEqual([])
    expect(seed.posts.find(({ id }) => id === seed.founderPostId)?.slug).toBe('nha-sang-lap')
  })

  it('links menus, and articles among themselves, to what exists', () => {
    const slugs = {
      article: new Set([...seed.posts, ...seed.reports].map(({ slug }) => slug)),
      category: new Set(seed.categories.map(({ slug }) => slug)),
    }
    const lost = flat(seed.menu).filter(({ type, typeInternal, link }) => {
      if (type === 'external') return !link.startsWith('https://')
      return (typeInternal === 'article' || typeInternal === 'category') && !slugs[typeInternal].has(link)
    })
    expect(lost).toEqual([])
    const html = seed.posts.flatMap(({ content }) => locales.map((locale) => content[locale] ?? '')).join('')
    const targets = [...html.matchAll(/href="(?:\/(?:en|kr))?\/article\/([\w-]+)"/g)].map(([, slug = '']) => slug)
    expect(targets.length).toBeGreaterThan(0)
    expect(targets.filter((slug) => !slugs.article.has(slug))).toEqual([])
  })

  it('links to other addresses of the site in the language of the text', () => {
    const prefixes = { vi: /^\/(?!en\b|kr\b)/, en: /^\/en\//, ko: /^\/kr\// } as const
    const html = [...seed.posts, ...seed.contestPages].map(({ content }) => content)
    const wrong = locales.flatMap((locale) =>
      html
        .flatMap((content) => [...(content[locale] ?? '').matchAll(/href="([^"]*)"/g)])
        .map(([, target = '']) => target)
        .filter(
          (target) =>
            !/^(?:mailto:[\w.]+@[\w.]+|tel:\+?\d[\d-]{3,}|\/\.well-known\/[\w.]+|#[^"]+)$/u.test(target) &&
            !prefixes[locale].test(target),
        ),
    )
    expect(wrong).toEqual([])
  })

  it('has every fixed code of static content', () => {
    const codes = new Set(seed.staticContent.map(({ code }) => code))
    expect(staticContentCodes.filter((code) => !codes.has(code))).toEqual([])
  })

  it('keeps the odd cases that the site must survive', () => {
    const titles = seed.posts.map(({ title }) => title)
    const filed = new Set([...seed.posts, ...seed.reports, ...seed.marketNews].map(({ categoryId }) => categoryId))
    expect(Math.max(...titles.map(({ vi }) => vi.length))).toBe(110)
    expect(titles.some(({ en, ko }) => en === undefined && ko === undefined)).toBe(true)
    expect(seed.posts.some(({ jsonKeyed }) => jsonKeyed)).toBe(true)
    expect(seed.posts.some(({ cover }) => cover === undefined)).toBe(true)
    expect(filed.has(64)).toBe(false)
    expect(seed.menu.find(({ id }) => id === 3)?.children.length).toBe(12)
    expect(flat(seed.menu).some(({ type }) => type === 'external')).toBe(true)
    expect(seed.branches.filter(({ tel }) => tel.length === 0).length).toBe(1)
  })

  it('says what a waived commission saves as the rates give it', () => {
    const text = seed.posts.find(({ slug }) => slug === 'mien-phi-giao-dich-90-ngay')?.content.vi ?? ''
    const { commission, exchange, waivedTotal, total } = saleCosts(100_000_000)
    const amount = (cost: number) => `${cost.toLocaleString('vi-VN')} đ`
    const rows = [
      ['Mua', exchange, exchange + commission],
      ['Bán', waivedTotal, total],
    ] as const
    for (const [name, during, after] of rows) {
      expect(text).toContain(
        `<th scope="row">${name}</th><td>${amount(during)}</td><td>${amount(after)}</td><td>${amount(commission)}</td>`,
      )
    }
    expect(text.replaceAll('\u00A0', ' ')).toContain(`Mỗi lệnh 10 triệu bớt được ${amount(commission / 10)};`)
  })
})
