import type { Topic } from '@/lib/domain/glossary/topics'

/**
 * What the CMS of this firm calls the posts that the site knows by name: the only place in the product that names a slug.
 * Settings of the same meaning come first (`ABOUT_COMPANY_SLUG` …, .env.example). A post that the CMS lacks has no page, and
 * nothing links to it.
 */
export const firmContent = {
  /** The posts about the company and about its group. */
  companySlug: 've-song-ngan',
  groupSlug: 'tap-doan-song-ngan',
  /** The post of the contest; its sub-pages are `mascham-rules` and so on. */
  contestSlug: 'mascham',
  /** Guides of the learning path, in reading order. */
  learningPath: {
    start: ['mo-tai-khoan-truc-tuyen', 'nop-tien-vao-tai-khoan', 'smart-otp', 'nhan-biet-lua-dao'],
    market: ['gia-tran-gia-san', 'thanh-toan-t2', 'quyen-cua-co-dong'],
    orders: ['dat-lenh-co-phieu', 'giao-dich-tren-dien-thoai', 'bieu-phi', 'su-dung-ung-truoc', 'rut-tien'],
    risk: ['ty-le-ky-quy', 'ky-quy-phai-sinh'],
    reports: ['doc-bao-cao-phan-tich', 'chi-so-dinh-gia'],
  } satisfies Readonly<Record<Topic, readonly string[]>>,
} as const
