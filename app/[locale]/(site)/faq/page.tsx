import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { FaqPage } from '@/features/faq/faq-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/status/status-metadata'
import { NotFoundPage } from '@/features/status/not-found-page'
import { UnavailablePage } from '@/features/status/unavailable-page'
import { hotlineOf } from '@/lib/contact/hotline'
import { loadFaqs } from '@/lib/content/documents'
import { orNull, settle } from '@/lib/content/settle'
import { loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

/** All of them on one page, which can be searched as a whole; the largest page that the backend gives. */
const faqLimit = 1000

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('faq')
  const faqs = await settle(loadFaqs(locale, faqLimit))
  if (faqs.kind === 'unavailable') return unavailableMetadata()
  if (faqs.kind === 'missing') return notFoundMetadata()
  return pageMetadata({ locale, path: '/faq', title: t('title'), description: t('metaDescription') })
}

export default async function Faq() {
  const locale = await currentLocale()
  const faqs = await settle(loadFaqs(locale, faqLimit))
  if (faqs.kind === 'unavailable') return <UnavailablePage />
  if (faqs.kind === 'missing') return <NotFoundPage />
  const [t, shell] = await Promise.all([getTranslations('faq'), getTranslations('shell')])
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('title') }]
  return (
    <>
      <FaqPage faqs={faqs.value.rows} hotline={hotlineOf(await orNull(loadStaticContent(locale)))} crumbs={crumbs} />
    </>
  )
}
