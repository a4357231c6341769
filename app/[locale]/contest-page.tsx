import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { definePage, type PageRequest } from '@/app/_pages/define-page'
import type { Post } from '@/lib/backends/main/content'
import { contestPath, loadContestPage } from '@/lib/content/contest'
import { optionalContent } from '@/lib/content/require-content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { pageMetadata } from '@/lib/routes/page-metadata'

interface ContestView {
  readonly locale: Locale
  readonly section: Post & { readonly page: string }
  readonly contestTitle: string
}

/**
 * A page of the contest. Its entrances are in the auth layout, its other pages in that of the site.
 * @param name of the page; null: the dynamic segment `page` names it
 */
export function contestPage(name: string | null, view: (contest: ContestView) => ReactNode | Promise<ReactNode>) {
  return definePage({
    path: ({ page }) => contestPath(name ?? page ?? ''),
    load: ({ locale, params: { page = '' } }: PageRequest<{ page?: string }>) => loadContestPage(name ?? page, locale),
    languages: ({ locales }) => locales,
    async metadata({ title, description }, { locale, languages, params: { page = '' } }) {
      const t = await getTranslations('contest')
      return pageMetadata({
        locale,
        path: contestPath(name ?? page),
        title: `${title} · ${t('kicker')}`,
        description: description ?? t('metaDescription'),
        languages,
      })
    },
    async view(post, { locale, params: { page = '' } }) {
      const [t, contest] = await Promise.all([getTranslations('contest'), optionalContent(loadContestPage('', locale))])
      return view({ locale, section: { ...post, page: name ?? page }, contestTitle: contest?.title ?? t('kicker') })
    },
  })
}
