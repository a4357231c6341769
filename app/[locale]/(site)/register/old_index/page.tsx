import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { AppointmentPage } from '@/features/branch-appointment/appointment-page'
import { hotlineOf } from '@/lib/content/hotline'
import { orNull } from '@/lib/content/settle'
import { loadBranches, loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('appointment')
  return pageMetadata({
    locale,
    path: '/register/old_index',
    title: t('metaTitle'),
    description: t('metaDescription'),
  })
}

/** The older register page (docs/specification.md#account-opening-pages): the short form with an appointment. */
export default async function OldRegisterPage() {
  const locale = await currentLocale()
  const content = await orNull(loadStaticContent(locale))
  const branches = (await orNull(loadBranches(locale))) ?? []
  return (
    <AppointmentPage
      locale={locale}
      hotline={hotlineOf(content)}
      branches={branches.map(({ id, name, address }) => ({ value: `${id}`, label: `${name}, ${address}` }))}
    />
  )
}
