import { useTranslations } from 'next-intl'

import { OpenAccountLink } from '@/components/layout/open-account-link'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/** The way to an account; for investors from abroad always to the page that says what they need. */
export function OpenAccountAct({ locale, className }: { locale: Locale; className: string }) {
  const t = useTranslations('shell')
  return beginsAbroad(locale) ? (
    <a href={localizedPath(locale, '/register')} className={className}>
      {t('openAccount')}
    </a>
  ) : (
    <OpenAccountLink locale={locale} className={className}>
      {t('openAccount')}
    </OpenAccountLink>
  )
}
