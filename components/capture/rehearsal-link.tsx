import { useTranslations } from 'next-intl'

import { Camera } from '@/components/ui/icons'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Links to the rehearsal. A plain link: only its document has permission for camera and WebAssembly. */
export function RehearsalLink({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('accountLanding.rehearsal')
  return (
    <p className="grid border-t border-hairline pt-3 text-small">
      <a
        href={localizedPath(locale, '/register/rehearsal')}
        className="inline-flex min-h-11 items-center gap-2.5 justify-self-start font-semibold text-primary hover:underline"
      >
        <Camera className="size-5 shrink-0" />
        {t('link')}
      </a>
      <span className="-mt-1.5 ps-7.5 text-pretty text-ink-2">{t('linkHint')}</span>
    </p>
  )
}
