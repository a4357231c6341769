import type { SeedClock } from '../clock'
import type { Localized, SeedPost } from '../types'
import { categoryIds } from '../catalog/categories'
import { callout, coverPath, paragraphs, table } from '../html'
import { sessionOf, words, type SeedLocale, type Session } from './session'
import type { Story } from './topic'
import { topicsEn } from './topics-en'
import { topicsKo } from './topics-ko'
import { topicsVi } from './topics-vi'

const topics = { vi: topicsVi, en: topicsEn, ko: topicsKo } as const

const labels = {
  vi: {
    figures: 'Số liệu phiên',
    head: ['Chỉ tiêu', 'Giá trị'],
    rows: ['VN-Index', 'Thay đổi', 'Giá trị khớp lệnh (tỷ đồng)', 'Nước ngoài mua/bán ròng (tỷ đồng)'],
    note: 'Thông tin trong bài chỉ để tham khảo, không phải lời khuyên mua bán chứng khoán.',
  },
  en: {
    figures: 'The session in figures',
    head: ['Item', 'Value'],
    rows: ['VN-Index', 'Change', 'Matched value (VND billion)', 'Foreign net buying (VND billion)'],
    note: 'This article is for information only and is not advice to buy or sell securities.',
  },
  ko: {
    figures: '거래 지표',
    head: ['항목', '값'],
    rows: ['VN지수', '등락률', '거래대금(10억 동)', '외국인 순매수(10억 동)'],
    note: '본 기사는 참고용이며 증권 매매 권유가 아닙니다.',
  },
} as const

function toHtml(locale: SeedLocale, story: Story, session: Session): string {
  const { figures, head, rows, note } = labels[locale]
  const { number, signed } = words[locale]
  const foreign = `${session.foreign < 0 ? '−' : '+'}${number(Math.abs(session.foreign))}`
  const values = [number(session.index, 2), signed(session.change), number(session.turnover), foreign]
  const cells = rows.map((row, index) => [row, values[index] ?? ''])
  const [lead = '', ...rest] = story.text
  return `${paragraphs(lead)}<h2>${figures}</h2>${table(locale, figures, head, cells)}${paragraphs(...rest)}${callout(note)}`
}

/** Sixty articles in Vietnamese, thirty of them in English and twelve in Korean; neighbours are of different kinds. */
const count = 60
const inEnglish = (index: number): boolean => (index + Math.floor(index / topicsVi.length)) % 2 === 0
const inKorean = (index: number): boolean => index % 5 === 0

export function marketNews(clock: SeedClock): readonly SeedPost[] {
  return Array.from({ length: count }, (_, index) => {
    const back = Math.floor((index * 2) / 3)
    const time = ['16:10', '11:45', '08:20'][index % 3] ?? '09:00'
    // What is written before the close speaks of the day before.
    const session = sessionOf(clock.dayBefore(time === '16:10' ? back : back + 1), index)
    const slug = `tin-thi-truong-${count - index}`
    const languages: SeedLocale[] = [
      'vi',
      ...(inEnglish(index) ? (['en'] as const) : []),
      ...(inKorean(index) ? (['ko'] as const) : []),
    ]
    const stories = languages.map((locale) => ({ locale, story: topics[locale][index % topicsVi.length]?.(session) }))
    const text = (part: (story: Story, locale: SeedLocale) => string): Localized =>
      stories.reduce<Localized>((all, { locale, story }) => (story ? { ...all, [locale]: part(story, locale) } : all), {
        vi: '',
      })
    return {
      id: 5000 + count - index,
      slug,
      categoryId: categoryIds.marketNews,
      title: text(({ title }) => title),
      description: text(({ description }) => description),
      content: text((story, locale) => toHtml(locale, story, session)),
      cover: coverPath(slug),
      publishedAt: clock.before(back, time),
      author: { vi: 'Trung tâm phân tích Sông Ngân', en: 'Songngan Research', ko: '송응언 리서치센터' },
    }
  })
}
