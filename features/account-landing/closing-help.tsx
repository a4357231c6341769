import { getTranslations } from 'next-intl/server'

import { Phone } from '@/components/ui/icons'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { internationalHotline, type Hotline } from '@/lib/domain/company/hotline'
import { workingHours } from '@/lib/domain/company/working-hours'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ClosingBand } from './closing-band'

interface ClosingHelpProps {
  readonly locale: Locale
  readonly hotline: Hotline
}

/** The end of /open-account: whom to call. Its bar already has the entrance, and covers the room below the number. */
export async function ClosingHelp({ locale, hotline }: ClosingHelpProps) {
  const t = await getTranslations('accountLanding')
  const shell = await getTranslations('shell.callToAction')
  const line = beginsAbroad(locale) ? internationalHotline : hotline
  return (
    <ClosingBand title={t('helpTitle')} lead={shell('hotlineNote', workingHours)} className="pb-24">
      <a href={line.href} className="inline-flex min-h-11 items-center gap-3 text-h3 hover:underline">
        <Phone className="size-6 shrink-0 text-hero-bronze" />
        <span className="num">{t('callHotline', { hotline: line.label })}</span>
      </a>
    </ClosingBand>
  )
}
