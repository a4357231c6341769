'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { PagedList } from '@/components/ui/paged-list'
import type { NewsSummary } from '@/lib/backends/news/mappers'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { NewsRow } from './news-row'

interface NewsListProps {
  locale: Locale
  /** Localised URL of the list. */
  path: string
  page: number
  lastPage: number
  known: readonly number[]
  className?: string
  children: ReactNode
}

/** List of articles; "load more" appends a page of the news API. */
export function NewsList({ locale, children, ...list }: NewsListProps) {
  const t = useTranslations('marketNews')
  return (
    <PagedList<NewsSummary>
      {...list}
      more={t('more')}
      added={(count) => t('added', { count })}
      load={async (page) => {
        const { newsApiInBrowser } = await loadCode(() => import('@/lib/backends/news/browser'))
        const answer = await newsApiInBrowser(locale).articles({ page })
        return answer.ok ? answer.value : null
      }}
      idOf={idOf}
      renderRow={(article) => <NewsRow key={article.id} article={article} locale={locale} />}
    >
      {children}
    </PagedList>
  )
}

const idOf = ({ id }: NewsSummary): number => id
