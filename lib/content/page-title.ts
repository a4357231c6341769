import 'server-only'

import { getTranslations } from 'next-intl/server'

import type { Document } from '@/lib/api/main/content'
import type { Locale } from '@/lib/i18n/locales'
import { fixedPages } from '@/lib/seo/fixed-pages'

import { contestSlug } from './contest'
import { loadPost } from './documents'
import { settle } from './settle'
import type { Settled } from './settled'

/** Pages that the CMS writes, by the first segment of their path: how the title of one is found. */
const titles: Readonly<Record<string, (id: string, locale: Locale) => Promise<Settled<string>>>> = {
  article: (slug, locale) => titleOf(loadPost(slug, locale)),
  mascham: (page, locale) => titleOf(loadPost(contestSlug(page), locale)),
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
  return load === undefined ? { kind: 'missing' } : load(id, locale)
}

async function titleOf(content: Promise<Settled<Document<{ title: string }>>>): Promise<Settled<string>> {
  const found = await settle(content)
  if (found.kind !== 'found') return found
  return found.value.status === 'untranslated'
    ? { kind: 'missing' }
    : { kind: 'found', value: found.value.document.title }
}
