import { getTranslations } from 'next-intl/server'

import type { ReportsCopy } from './report-copy'

/** Words of the island, formatted on the server; what only the browser knows is left as `{name}`. */
export async function reportsCopy(): Promise<ReportsCopy> {
  const t = await getTranslations('reports')
  const types = {
    daily: t('types.daily'),
    weekly: t('types.weekly'),
    strategy: t('types.strategy'),
    sector: t('types.sector'),
    company: t('types.company'),
  }
  return {
    table: {
      caption: t('title'),
      date: t('date'),
      report: t('report'),
      type: t('type'),
      file: t('file'),
      pdf: t('pdf'),
      onePage: t('onePage'),
      pages: t('pages', { count: '{count}' }),
      types,
    },
    filter: {
      filters: t('filters'),
      show: t('showFilters'),
      hide: t('hideFilters'),
      type: t('type'),
      allTypes: t('allTypes'),
      sector: t('sector'),
      allSectors: t('allSectors'),
      ticker: t('ticker'),
      tickerHint: t('tickerHint'),
      tickerError: t('tickerError'),
      from: t('from'),
      to: t('to'),
      dateError: t('dateError'),
      reset: t('reset'),
      remove: t('remove', { filter: '{filter}' }),
    },
    result: {
      searching: t('searching'),
      found: t('found', { count: '{count}' }),
      partly: t('partly', { searched: '{searched}', total: '{total}' }),
      further: t('further'),
      empty: t('empty'),
      emptyLead: t('emptyLead'),
      failed: t('failed'),
      retry: t('retry'),
    },
    pagination: { label: t('pagination'), page: t('page'), previous: t('previous'), next: t('next') },
  }
}
