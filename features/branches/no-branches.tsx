import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Shown instead of the branches if they cannot be loaded, or if there are none: the hotline. */
export async function NoBranches({ locale, failed }: { locale: Locale; failed: boolean }) {
  const t = await getTranslations('branches')
  const hotline = hotlineOf(await optionalContent(loadStaticContent(locale)))
  return (
    <EmptyState
      title={failed ? t('failed') : t('empty')}
      action={
        <a href={hotline.href} className={buttonClass()}>
          {t('callHotline')} <span className="num">{hotline.label}</span>
        </a>
      }
    >
      {failed ? t('failedLead') : t('emptyLead')}
    </EmptyState>
  )
}
