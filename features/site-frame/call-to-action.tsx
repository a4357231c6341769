import { Drawing } from '@/components/art/drawing'
import drumClosing from '@/components/art/drawings/drum-closing.svg'
import { ArrowRight, MapPin, Phone } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { CallToActionLink } from '@/components/layout/call-to-action-link'
import { buttonClass } from '@/components/ui/button-class'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { internationalHotline, type Hotline } from '@/lib/domain/company/hotline'
import { workingHours } from '@/lib/domain/company/working-hours'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * The three calls to action at the end of a page (docs/specification.md#call-to-action): open an account, find a
 * branch, call. Hidden on register pages (app/pages.css), where the visitor is already following the first.
 */
export async function CallToAction({ locale, hotline }: { locale: Locale; hotline: Hotline }) {
  const t = await getTranslations('shell.callToAction')
  const shell = await getTranslations('shell')
  const isAbroad = beginsAbroad(locale)
  const line = isAbroad ? internationalHotline : hotline
  return (
    <section
      aria-labelledby="call-to-action"
      data-scheme="dark"
      data-call-to-action
      className="relative overflow-clip bg-hero text-white"
    >
      {/* The art has a part of the band for itself, so that it crosses no text. */}
      <Drawing
        file={drumClosing}
        className="absolute top-1/2 left-[calc(50%+21rem)] hidden size-120 -translate-y-1/2 text-hero-bronze opacity-25 xl:block"
      />
      <div className="relative container-page grid gap-8 py-10 lg:grid-cols-12 lg:gap-6 lg:py-14">
        <div className="lg:col-span-5">
          <h2 id="call-to-action" className="max-w-[20ch] text-h2">
            {t('title')}
          </h2>
          <p className="mt-3 max-w-[44ch] text-on-hero-2">{t('lead')}</p>
          <CallToActionLink locale={locale} className={buttonClass({ variant: 'bronze', size: 'large' }, 'mt-6')}>
            {shell('openAccount')}
          </CallToActionLink>
        </div>
        <ul className="self-end border-t border-hero-line lg:col-span-4 lg:col-start-6">
          <li>
            <Link href="/contact#our-network" className={actionClass}>
              <Action icon={<MapPin className="size-5" />} note={t('branchNote')}>
                {shell('footer.findBranch')}
              </Action>
            </Link>
          </li>
          <li>
            <a href={line.href} className={actionClass}>
              <Action icon={<Phone className="size-5" />} note={t('hotlineNote', workingHours)}>
                {shell(isAbroad ? 'hotlineAbroad' : 'hotline')} <span className="num">{line.label}</span>
              </Action>
            </a>
          </li>
        </ul>
      </div>
    </section>
  )
}

const actionClass = 'group flex items-start gap-4 border-b border-hero-line py-4 text-white'

function Action({ icon, note, children }: { icon: ReactNode; note: string; children: ReactNode }) {
  return (
    <>
      <span className="mt-1 text-hero-bronze">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block leading-[1.45] font-semibold underline-offset-4 group-hover:underline">{children}</span>
        <span className="mt-1 block text-small text-on-hero-2">{note}</span>
      </span>
      <ArrowRight className="mt-1 size-5 text-on-hero-2 transition-transform group-hover:translate-x-1" />
    </>
  )
}
