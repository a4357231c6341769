import { useLocale, useTranslations } from 'next-intl'

import { Camera } from '@/components/ui/icons'
import { SideLine, sideLink } from '@/components/ui/side-line'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

/** The way to the rehearsal, in the help sheet; who opens an account at a desk passed it on the page before. */
export function RehearsalNote() {
  const t = useTranslations('accountLanding.rehearsal')
  const locale = useLocale()
  return (
    <SideLine icon={Camera}>
      <a href={localizedPath(locale, '/register/rehearsal')} className={sideLink}>
        {t('link')}
      </a>
    </SideLine>
  )
}
