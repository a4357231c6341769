import type { Locale } from '@/lib/platform/i18n/locales'

import type { Instant } from './clock'
import type { Session } from './market/trading-session'
import type { Localized, MediaPath, Translated } from './translated'
import type { SeedVideo } from './video-types'

export type { Localized, MediaPath, Translated }

export interface SeedPost {
  id: number
  slug: string
  /** The category it is filed under, always one of `Seed.categories`. */
  categoryId: number
  title: Localized
  description: Localized
  /** HTML. */
  content: Localized
  /** What `content` was made of, if a PDF needs it. */
  markdown?: Localized
  /** None for posts without a picture (one of the edge cases). */
  cover?: MediaPath
  /** What the cover shows: a number with its unit, ` | `, what it counts, and where thumbnails need it, ` | ` and fewer words for that. */
  figure?: Localized & { readonly mark?: string }
  /** The cover draws the first table of the text: a column of it as a line; its first row as a step in time; a ratio that falls with a price; a loan and own funds; or a message with a look-alike of the address in it. */
  tableDrawn?: 'column' | 'steps' | 'fall' | 'loan' | 'message'
  /** What a text on the market is about, for its cover: sessions up to its own, newest first. */
  sessions?: readonly Session[]
  /** Points that the text says some shares gave the index in the session. */
  contributions?: Readonly<Record<string, number>>
  /** Instead: the sessions of a week, newest first. */
  week?: readonly Session[]
  publishedAt: Instant
  /** The wire carries title, description and content as JSON text keyed by locale. */
  jsonKeyed?: boolean
  author?: Localized
}

export type ReportKind = 'daily' | 'weekly' | 'strategy' | 'sector' | 'company'

export interface SeedReport extends SeedPost {
  kind: ReportKind
  /** Invented ticker, for company reports. */
  ticker?: string
  sector?: Localized
  /** Drawn by `reportPdf`, one for each language of the title. */
  pdf: { vi: MediaPath; en?: MediaPath; ko?: MediaPath }
  /** What `content` was made of, for the PDF. */
  markdown: Localized
  /** The firm of a company report, with its prices in VND: that of its day, its target, and those of the months before, oldest first. */
  company?: { ticker: string; price: number; target: number; past?: readonly number[] | undefined }
}

export interface SeedCategory {
  id: number
  parentId?: number
  slug: string
  title: Localized
  description: Localized
  sequence: number
}

export type InternalType =
  | 'article'
  | 'category'
  | 'contact'
  | 'career'
  | 'web-trading'
  | 'home-trading'
  | 'mobile-trading'
  | 'about-local'
  | 'about-global'
  | 'founder'
  | 'faq'

export interface SeedMenuItem {
  id: number
  name: Translated
  sequence: number
  type: 'external' | 'internal'
  typeInternal?: InternalType
  /** A slug for article and category, an absolute address for external, else empty. */
  link: string
  children: readonly SeedMenuItem[]
}

export interface SeedStaticContent {
  id: number
  code: string
  name: string
  description: string
  active: boolean
  type: 'text' | 'text-lang' | 'textarea' | 'slider' | 'file'
  prefix: 'Web' | 'HTS' | 'Mobile'
  /** Set for entries that exist once a language (sliders, guide files). */
  locale?: 'vi' | 'en' | 'ko'
  /** Plain text; an address for files; JSON text of `SeedSlide[]` for sliders. */
  content: Localized
}

export interface SeedSlide {
  title: string
  text: string
  image: MediaPath
  link: string
  button: string
}

export interface SeedBranch {
  id: number
  name: Translated
  address: Translated
  /** City or province, for filters. */
  region: Translated
  /** Empty for the branch without a telephone (edge case). */
  tel: readonly string[]
  email: readonly string[]
  location: { lat: number; lng: number }
  sequence: number
}

export interface SeedCountry {
  id: number
  code: string
  name: Translated
  /** A member of the sister-company network there. */
  company?: { name: string; url: string }
}

export interface SeedFaq {
  id: number
  group: { id: number; name: Translated }
  question: Localized
  /** HTML. */
  answer: Localized
  active: boolean
  /** Languages in which editors show it, although it may have been written in more. */
  shownIn: readonly Locale[]
}

export interface SeedHistoryEntry {
  id: number
  time: Instant
  title: Translated
  content: Translated
  active: boolean
}

export interface SeedJob {
  id: number
  slug: string
  title: Localized
  description: Localized
  /** HTML. */
  content: Localized
  branchId: number
  quantity: number
  /** VND a month, both ends. */
  salary?: { min: number; max: number }
  deadline: Instant
  publishedAt: Instant
  active: boolean
  student: boolean
}

export interface Seed {
  /** Company news, market news aside: everything the main API serves as a post. */
  posts: readonly SeedPost[]
  /** Served by the news API. */
  marketNews: readonly SeedPost[]
  reports: readonly SeedReport[]
  categories: readonly SeedCategory[]
  menu: readonly SeedMenuItem[]
  staticContent: readonly SeedStaticContent[]
  branches: readonly SeedBranch[]
  countries: readonly SeedCountry[]
  faqs: readonly SeedFaq[]
  history: readonly SeedHistoryEntry[]
  videos: readonly SeedVideo[]
  jobs: readonly SeedJob[]
  /** Slugs of posts that had another one before: old to new. */
  movedSlugs: Readonly<Record<string, string>>
  /** Reached by their slugs alone: no category lists them. */
  contestPages: readonly SeedPost[]
  founderPostId: number
}
