import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button-class'
import { ArrowRight } from '@/components/ui/icons'
import { QrCard } from '@/components/ui/qr-card'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Side in px of the code for phones. */
const codeSize = 104

/** The application of the company, which this page is to lead to; a computer hands its page over to the phone. */
export function InstallApp({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.next.app')
  const href = localizedPath(locale, '/e-trading#mobile-trading')
  return (
    <>
      <a href={href} className={buttonClass({ size: 'large', block: true })}>
        {t('title')}
        <ArrowRight className="size-5 shrink-0" />
      </a>
      <div className="hidden xl:block">
        <QrCard value={window.location.origin + href} size={codeSize} label={t('qr')} title={t('qrTitle')}>
          {t('qrLead')}
        </QrCard>
      </div>
    </>
  )
}
