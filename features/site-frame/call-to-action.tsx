import { clsx } from 'clsx'

import { ArrowRight, FileText, MapPin, Phone } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { CallToActionLink } from '@/components/layout/call-to-action-link'
import { buttonClass } from '@/components/ui/button-class'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { OpeningParts } from './opening-parts'
import { beginsAbroad, foreignAccountDays } from '@/lib/domain/company/foreign-account'
import { internationalHotline, type Hotline } from '@/lib/domain/company/hotline'
import { waivedDays } from '@/lib/domain/company/rates'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * The three calls to action at the end of a page (docs/specification.md#call-to-action): open an account, find a
 * branch, call. Hidden on register pages, where the visitor is already following the first, and on pages with a task of
 * their own (app/pages.css); the home page, which shows the branches just above, has the lessons instead of them.
 */
export async function CallToAction({ locale, hotline }: { locale: Locale; hotline: Hotline }) {
  const t = await getTranslations('shell.callToAction')
  const shell = await getTranslations('shell')
  const isAbroad = beginsAbroad(locale)
  const line = isAbroad ? internationalHotline : hotline
  return (
    // Its ground is that of the page's scheme, which is not the scheme of what stands on it.
    <section aria-labelledby="call-to-action" data-call-to-action className="lit relative overflow-clip bg-closing">
      <div
        data-scheme="dark"
        className="relative container-page grid gap-x-6 gap-y-5 py-8 text-white max-sm:py-7 lg:grid-cols-12 lg:items-center lg:py-9"
      >
        <div className="lg:col-span-7 lg:pr-10">
          <h2
            id="call-to-action"
            className="text-[1.5rem] leading-[1.3] font-semibold text-balance sm:text-h2 lg:text-h1-long"
          >
            {isAbroad
              ? t.rich('titleAbroad', { ...foreignAccountDays, days: waivedDays, part })
              : t.rich('title', { minutes: openingMinutes, days: waivedDays, part })}
          </h2>
          <div
            className={clsx(
              'mt-5 grid sm:justify-items-start',
              isAbroad && 'gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center',
            )}
          >
            <CallToActionLink locale={locale} className={buttonClass({ variant: 'bronze', size: 'large' })}>
              {shell('openAccount')}
            </CallToActionLink>
            {isAbroad && <p className="max-w-[46ch] text-pretty text-on-hero-2 max-sm:hidden">{t('lead')}</p>}
          </div>
        </div>
        <ul className="max-lg:order-1 lg:col-span-5">
          <li data-leads-to="branches">
            <Link href="/contact#our-network" className={actionClass}>
              <Action icon={<MapPin className="size-5" />} note={t('branchNote')}>
                {shell('footer.findBranch')}
              </Action>
            </Link>
          </li>
          <li data-leads-to="lessons">
            <Link href="/learn" className={actionClass}>
              <Action icon={<FileText className="size-5" />} note={t('lessonsNote')}>
                {t('lessons')}
              </Action>
            </Link>
          </li>
          <li className="border-t border-hero-line">
            <a href={line.href} className={actionClass}>
              <Action icon={<Phone className="size-5" />} note={t('hotlineNote', workingHoursIn(locale))}>
                {shell(isAbroad ? 'hotlineAbroad' : 'hotline')} <span className="num">{line.label}</span>
              </Action>
            </a>
          </li>
        </ul>
        {!isAbroad && <OpeningParts />}
      </div>
    </section>
  )
}

/** A part of the heading, which breaks between them first. */
const part = (words: ReactNode) => <span className="inline-block">{words}</span>

const actionClass = 'group flex min-h-14 items-center gap-4 py-2 text-white'

function Action({ icon, note, children }: { icon: ReactNode; note: string; children: ReactNode }) {
  return (
    <>
      <span className="text-hero-bronze">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block leading-[1.45] font-semibold underline-offset-4 group-hover:underline">{children}</span>
        <span className="block text-small text-balance text-on-hero-2 max-sm:hidden">{note}</span>
      </span>
      <ArrowRight className="size-5 text-on-hero-2 transition-transform group-hover:translate-x-1" />
    </>
  )
}
