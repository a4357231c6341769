import { getTranslations } from 'next-intl/server'

import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

import type { SearchCopy } from './search-copy'

/** Of the sections that the search page names, those asked for most. */
const sections = [
  { key: 'fees', href: '/fees' },
  { key: 'faq', href: '/faq' },
  { key: 'reports', href: '/reports' },
  { key: 'branches', href: '/branches' },
  { key: 'antiScam', href: '/anti-scam' },
] as const

/** The copy of the search in the language of the page. */
export async function loadSearchCopy(): Promise<SearchCopy> {
  const t = await getTranslations('search')
  const locale = await currentLocale()
  const shell = await getTranslations('shell')
  return {
    title: t('title'),
    close: shell('close'),
    label: t('label'),
    placeholder: t('placeholder'),
    clear: t('clear'),
    results: t('results'),
    count: t('count', { count: '{count}' }),
    empty: t('empty', { query: '{query}' }),
    emptyHint: t('emptyHint'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
    all: t('all'),
    keys: t('keys'),
    privacy: t('privacy'),
    sectionsTitle: t('sectionsTitle'),
    sections: sections.map(({ key, href }) => ({ href: localizedPath(locale, href), label: t(`sections.${key}`) })),
    kinds: {
      page: t('kinds.page'),
      product: t('kinds.product'),
      guide: t('kinds.guide'),
      term: t('kinds.term'),
      faq: t('kinds.faq'),
      news: t('kinds.news'),
      report: t('kinds.report'),
      marketNews: t('kinds.marketNews'),
      job: t('kinds.job'),
    },
  }
}
