import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { FaqPage } from '@/features/faq/faq-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { hotlineOf } from '@/lib/content/hotline'
import { loadFaqPage } from '@/lib/content/lists'
import { orNull, settle } from '@/lib/content/settle'
import { loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { isBeyondLast } from '@/lib/platform/paging/page-number'
import { listMetadata } from '@/lib/routes/list-metadata'

const path = '/faq'

/** Metadata of a page of the questions. @param page null: the address names no page */
export async function faqMetadata(page: number | null): Promise<Metadata> {
  if (page === null) return notFoundMetadata()
  const locale = await currentLocale()
  const faqs = await settle(loadFaqPage(locale, page))
  if (faqs.kind === 'unavailable') return unavailableMetadata()
  if (faqs.kind === 'missing' || isBeyondLast(faqs.value)) return notFoundMetadata()
  const [t, lists] = await Promise.all([getTranslations('faq'), getTranslations('lists')])
  return listMetadata({
    locale,
    path,
    page,
    lastPage: faqs.value.lastPage,
    title: page === 1 ? t('title') : lists('titleOfPage', { title: t('title'), page }),
    description: t('metaDescription'),
  })
}

/** A page of the questions. @param page null: the address names no page */
export async function FaqRoute({ page }: { page: number | null }) {
  if (page === null) return <NotFoundPage />
  const locale = await currentLocale()
  const faqs = await settle(loadFaqPage(locale, page))
  if (faqs.kind === 'unavailable') return <UnavailablePage />
  if (faqs.kind === 'missing' || isBeyondLast(faqs.value)) return <NotFoundPage />
  const [t, shell, lists] = await Promise.all([
    getTranslations('faq'),
    getTranslations('shell'),
    getTranslations('lists'),
  ])
  const crumbs = [
    { label: shell('home'), href: '/' },
    ...(page === 1 ? [{ label: t('title') }] : [{ label: t('title'), href: path }, { label: lists('page', { page }) }]),
  ]
  return (
    <FaqPage
      locale={locale}
      faqs={faqs.value}
      hotline={hotlineOf(await orNull(loadStaticContent(locale)))}
      crumbs={crumbs}
    />
  )
}
