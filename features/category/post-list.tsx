'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { PagedList } from '@/components/ui/paged-list'
import type { PostSummary } from '@/lib/backends/main/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { fromPost } from './listed-post'
import { PostRow } from './post-row'

interface PostListProps {
  locale: Locale
  categoryId: number
  /** Localised URL of the list. */
  path: string
  page: number
  lastPage: number
  known: readonly number[]
  children: ReactNode
}

/** Posts of a category; "load more" appends a page of the main API. */
export function PostList({ locale, categoryId, children, ...list }: PostListProps) {
  const t = useTranslations('category')
  return (
    <PagedList<PostSummary>
      {...list}
      more={t('more')}
      added={(count) => t('added', { count })}
      className="lg:grid lg:grid-cols-2 lg:gap-x-12"
      load={async (page) => {
        const { mainApiInBrowser } = await loadCode(() => import('@/lib/backends/main/browser'))
        const answer = await mainApiInBrowser(locale).postsOfCategory(categoryId, { page })
        return answer.ok ? answer.value : null
      }}
      idOf={idOf}
      renderRow={(post) => <PostRow key={post.id} post={fromPost(post)} locale={locale} categoryId={categoryId} />}
    >
      {children}
    </PagedList>
  )
}

const idOf = ({ id }: PostSummary): number => id
