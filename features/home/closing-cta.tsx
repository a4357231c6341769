import { getTranslations } from 'next-intl/server'

import { DrumRings } from '@/components/art/drum-rings'
import { OpenAccountLink } from '@/components/layout/open-account-link'
import { buttonClass } from '@/components/ui/button-class'
import { LinkButton } from '@/components/ui/link-button'
import type { Hotline } from '@/lib/contact/hotline'
import type { Locale } from '@/lib/i18n/locales'

/** The three ways on (spec.md section 1): open an account, find a branch, call. */
export async function ClosingCta({ locale, hotline }: { locale: Locale; hotline: Hotline }) {
  const t = await getTranslations('home.closing')
  const shell = await getTranslations('shell')
  return (
    <section data-scheme="dark" className="relative overflow-clip bg-hero text-white">
      <DrumRings seed="closing" className="absolute -top-40 -right-40 size-140 text-hero-bronze opacity-20" />
      <div className="container-page relative py-20 lg:py-28">
        <h2 className="max-w-[20ch] text-h1">{t('title')}</h2>
        <p className="mt-4 max-w-[52ch] text-lead text-on-hero-2">{t('lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <OpenAccountLink locale={locale} className={buttonClass({ variant: 'bronze', size: 'large' })}>
            {shell('openAccount')}
          </OpenAccountLink>
          <LinkButton href="/contact#our-network" variant="secondary" size="large">
            {shell('footer.findBranch')}
          </LinkButton>
          <a href={hotline.href} className={buttonClass({ variant: 'secondary', size: 'large' })}>
            {shell('hotline')} <span className="num">{hotline.shown}</span>
          </a>
        </div>
      </div>
    </section>
  )
}
