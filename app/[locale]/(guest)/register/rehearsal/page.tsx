import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { Rehearsal } from '@/features/account-landing/rehearsal/rehearsal'
import { captureMarker } from '@/lib/platform/cache/document-markers'
import { hotlineOf } from '@/lib/content/hotline'
import { orNull } from '@/lib/content/settle'
import { loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('rehearsal')
  const metadata = pageMetadata({
    locale,
    path: '/register/rehearsal',
    title: t('title'),
    description: t('lead'),
  })
  return { ...metadata, other: captureMarker }
}

/** A document with the rights of the wizard (camera, WebAssembly), before the wizard. */
export default async function RehearsalPage() {
  const locale = await currentLocale()
  const t = await getTranslations('rehearsal')
  const content = await orNull(loadStaticContent(locale))
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-12">
      <div>
        <h1 className="text-h1 text-balance">{t('title')}</h1>
        <p className="mt-3 max-w-measure text-lead text-ink-2">{t('lead')}</p>
      </div>
      <IslandMessages paths={['rehearsal', 'capture']}>
        <Rehearsal hotline={hotlineOf(content)} applicationHref={localizedPath(locale, '/register?step=resume')} />
      </IslandMessages>
    </div>
  )
}
