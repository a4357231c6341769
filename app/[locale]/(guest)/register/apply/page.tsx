import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { allReceipts } from '@/features/account-opening/receipt/calls-of-screen'
import type { GuideFile } from '@/features/account-opening/screens/success/guides-context'
import { Wizard } from '@/features/account-opening/wizard/wizard'
import { wizardMessages } from '@/features/account-opening/wizard/wizard-messages'
import { guideHref } from '@/lib/backends/main/static-content'
import type { StaticContent } from '@/lib/backends/main/shell'
import { captureMarker } from '@/lib/platform/cache/document-markers'
import { hotlineOf } from '@/lib/content/hotline'
import { orNull } from '@/lib/content/settle'
import { loadStaticContent } from '@/lib/content/shell'
import { faceSdkUrl } from '@/lib/platform/env/third-parties'
import type { Locale } from '@/lib/platform/i18n/locales'
import { islandIntl } from '@/lib/platform/i18n/island-messages'
import { currentLocale } from '@/lib/platform/i18n/current-locale'

/** Of the guides of the static content those that the success popup offers, where there is a file. */
function guideFiles(content: StaticContent, locale: Locale): readonly GuideFile[] {
  return (['trading', 'setup', 'user'] as const).flatMap((name) => {
    const href = guideHref(content, name, locale)
    return href === null ? [] : [{ name, href }]
  })
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wizard')
  return { title: t('title'), robots: { index: false, follow: false }, other: captureMarker }
}

/** What /register and /open-account show with `?step=` (rewrites of lib/routes/locale-routing.ts): the wizard. */
export default async function ApplyPage() {
  const locale = await currentLocale()
  const content = await orNull(loadStaticContent(locale))
  return (
    <Wizard
      intl={await islandIntl(wizardMessages)}
      hotline={hotlineOf(content)}
      receipts={allReceipts()}
      faceSdkUrl={faceSdkUrl()}
      guides={content === null ? [] : guideFiles(content, locale)}
    />
  )
}
