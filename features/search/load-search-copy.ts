import { getTranslations } from 'next-intl/server'

import type { SearchCopy } from './search-copy'

/** The copy of the search in the language of the page. */
export async function loadSearchCopy(): Promise<SearchCopy> {
  const t = await getTranslations('search')
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
    kinds: {
      page: t('kinds.page'),
      product: t('kinds.product'),
      guide: t('kinds.guide'),
      faq: t('kinds.faq'),
      news: t('kinds.news'),
      report: t('kinds.report'),
      marketNews: t('kinds.marketNews'),
      job: t('kinds.job'),
    },
  }
}
