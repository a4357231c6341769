import 'server-only'

import { getTranslations } from 'next-intl/server'

import type { Document } from '@/lib/backends/main/content'
import { isJobId } from '@/lib/routes/job-list-address'
import type { Locale } from '@/lib/platform/i18n/locales'
import { fixedPages } from '@/lib/routes/fixed-pages'

import { loadCompanyPost, loadFounderPost, loadGroupPost } from './about'
import { loadRecruitment } from './careers'
import { categoryIds } from '@/lib/routes/category-ids'
import { contestSlug } from './contest'
import { loadPost } from './documents'
import { loadCategory, loadCategoryBySlug } from './lists'
import { loadNewsDocument } from './news-document'
import { settle } from './settle'
import type { Settled } from './settled'

type TitleLoader = (id: string, locale: Locale) => Promise<Settled<string>>

const missing = { kind: 'missing' } as const

const aboutPages: Readonly<Record<string, typeof loadCompanyPost>> = {
  'founder-gso': loadFounderPost,
  'mirae-asset-global': loadGroupPost,
  'mirae-asset-vietnam': loadCompanyPost,
}

/** Pages that backends write, by the first segment of their path: how the title of one is found. */
const titles: Readonly<Record<string, TitleLoader>> = {
  article: (slug, locale) => titleOf(loadPost(slug, locale)),
  mascham: (page, locale) => titleOf(loadPost(contestSlug(page), locale)),
  about: async (page, locale) => {
    const load = aboutPages[page]
    return load === undefined ? missing : titleOf(load(locale))
  },
  'market-news': (id, locale) => titleOf(loadNewsDocument(id, locale)),
  career: async (id, locale) => (isJobId(id) ? titleOf(loadRecruitment(id, locale)) : missing),
  cate: (slug, locale) => nameOf(loadCategoryBySlug(slug, locale)),
  policy: async (id, locale) => (id === '' ? nameOf(loadCategory(categoryIds.policy, locale)) : missing),
  terms: async (id, locale) => (id === '' ? nameOf(loadCategory(categoryIds.terms, locale)) : missing),
}

/** Title of the page at a path without language prefix; `missing` where there is none in this language. */
export async function loadPageTitle(path: string, locale: Locale): Promise<Settled<string>> {
  const fixed = fixedPages.find((page) => page.path === path)
  if (fixed !== undefined) {
    const t = await getTranslations({ locale })
    return { kind: 'found', value: t(fixed.title) }
  }
  const [, kind = '', id = '', ...rest] = path.split('/')
  const load = rest.length === 0 ? titles[kind] : undefined
  return load === undefined ? missing : load(id, locale)
}

function titleOf(content: Promise<Settled<Document<{ title: string }>>>): Promise<Settled<string>> {
  return textOf(content, ({ title }) => title)
}

function nameOf(content: Promise<Settled<Document<{ name: string }>>>): Promise<Settled<string>> {
  return textOf(content, ({ name }) => name)
}

async function textOf<Found>(
  content: Promise<Settled<Document<Found>>>,
  read: (document: Found) => string,
): Promise<Settled<string>> {
  const found = await settle(content)
  if (found.kind !== 'found') return found
  return found.value.status === 'untranslated' ? missing : { kind: 'found', value: read(found.value.document) }
}
