import { getTranslations } from 'next-intl/server'

import { Camera } from '@/components/ui/icons'
import { buttonClass } from '@/components/ui/button-class'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { internationalHotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

import { StartLink } from './start-link'

const linkClass = 'inline-flex min-h-11 items-center gap-2.5 font-semibold hover:underline'

/** The end of /register: the entrance once more. Readers abroad are first offered the call that theirs begins with. */
export async function ClosingStart({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('accountLanding')
  const foreign = await getTranslations('foreignInvestors')
  const button = buttonClass({ variant: 'bronze', size: 'large' })
  return (
    // Its ground is that of the page's scheme, as under every closing call to action.
    <section aria-labelledby="closing" className="bg-closing">
      <div
        data-scheme="dark"
        className="container-page grid gap-x-10 gap-y-5 py-8 text-white lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:py-10"
      >
        <div>
          <h2 id="closing" className="text-h2">
            {t('closing.title')}
          </h2>
          <p className="mt-2 text-on-hero-2">{t('closing.lead')}</p>
        </div>
        {beginsAbroad(locale) ? (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <a href={internationalHotline.href} className={button}>
              <span className="num">{foreign('call', { hotline: internationalHotline.label })}</span>
            </a>
            <StartLink page="register" locale={locale} className={linkClass}>
              {t('device.start')}
            </StartLink>
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <StartLink page="register" locale={locale} className={button}>
              {t('device.start')}
            </StartLink>
            <a href={localizedPath(locale, '/register/rehearsal')} className={linkClass}>
              <Camera className="size-5 shrink-0 text-hero-bronze" />
              {t('rehearsal.link')}
            </a>
          </div>
        )}
      </div>
    </section>
  )
}
