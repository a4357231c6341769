import { getTranslations } from 'next-intl/server'

import { Camera, Phone } from '@/components/ui/icons'
import { buttonClass } from '@/components/ui/button-class'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import { type Hotline, internationalHotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

import { ClosingBand } from './closing-band'
import type { LandingPage } from './device-state'
import { StartLink } from './start-link'

const linkClass = 'inline-flex min-h-11 items-center gap-2.5 font-semibold hover:underline'

interface ClosingStartProps {
  readonly page: LandingPage
  readonly locale: Locale
  /** Offers a call to this number beside the entrance, and not the camera check. */
  readonly call?: Hotline
}

/** The entrance once more. Readers abroad are first offered the call that theirs begins with. */
export async function ClosingStart({ page, locale, call }: ClosingStartProps) {
  const t = await getTranslations('accountLanding')
  const foreign = await getTranslations('foreignInvestors')
  const button = buttonClass({ variant: 'bronze', size: 'large' }, 'max-sm:w-full')
  const isAbroad = beginsAbroad(locale)
  return (
    <ClosingBand
      title={isAbroad ? t('closing.abroad') : t('closing.title')}
      lead={isAbroad ? foreign('hours', workingHoursIn(locale)) : t('closing.lead')}
    >
      {isAbroad && (
        <a href={internationalHotline.href} className={button}>
          <span className="num">{foreign('call', { hotline: internationalHotline.label })}</span>
        </a>
      )}
      <StartLink page={page} locale={locale} className={isAbroad ? linkClass : button}>
        {t('device.start')}
      </StartLink>
      {isAbroad ? null : call ? (
        <a href={call.href} className={linkClass}>
          <Phone className="size-5 shrink-0 text-hero-bronze" />
          <span className="num">{t('callHotline', { hotline: call.label })}</span>
        </a>
      ) : (
        <a href={localizedPath(locale, '/register/rehearsal')} className={linkClass}>
          <Camera className="size-5 shrink-0 text-hero-bronze" />
          {t('rehearsal.link')}
        </a>
      )}
    </ClosingBand>
  )
}
