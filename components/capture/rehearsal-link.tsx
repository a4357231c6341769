import { useTranslations } from 'next-intl'

import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Links to the rehearsal. A plain link: only its document has permission for camera and WebAssembly. */
export function RehearsalLink({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('accountLanding.rehearsal')
  return (
    <p className="grid text-small">
      <a
        href={localizedPath(locale, '/register/rehearsal')}
        className="inline-flex min-h-11 items-center justify-self-start text-link"
      >
        {t('link')}
      </a>
      <span className="text-ink-2">{t('linkHint')}</span>
    </p>
  )
}
