import { useTranslations } from 'next-intl'

import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Links to the rehearsal. A plain link: only its document has permission for camera and WebAssembly. */
export function RehearsalLink({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('rehearsal')
  return (
    <p className="text-small grid">
      <a
        href={localizedPath(locale, '/register/rehearsal')}
        className="text-link inline-flex min-h-11 items-center justify-self-start"
      >
        {t('link')}
      </a>
      <span className="text-ink-2">{t('linkHint')}</span>
    </p>
  )
}
