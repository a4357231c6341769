import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { HoursRuler } from '@/components/office-hours/hours-ruler'
import { ArrowUpRight } from '@/components/ui/icons'
import type { Branch } from '@/lib/backends/main/shell'
import { telHref } from '@/lib/domain/company/tel-href'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import type { Locale } from '@/lib/platform/i18n/locales'

interface PlaceFactsProps {
  readonly branch: Branch
  /** Way to the branch on a maps site. */
  readonly directions: string
  readonly locale: Locale
  /** How many jobs are open there. */
  readonly children: ReactNode
}

const link = 'inline-flex min-h-11 items-center gap-1.5 text-primary underline-offset-4 hover:underline'

/** What there is at a branch, its telephone, the way to it and its hours, in the head of its jobs, below its address. */
export async function PlaceFacts({ branch, directions, locale, children }: PlaceFactsProps) {
  const [t, shared] = await Promise.all([getTranslations('careers.place'), getTranslations('branches')])
  const [telephone] = branch.telephones
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 max-md:mt-4 max-md:justify-between max-md:border-y max-md:border-hero-line max-md:py-1">
        {children !== null && <span className="num text-lead text-on-hero max-md:hidden">{children}</span>}
        {telephone !== undefined && (
          <a href={telHref(telephone)} className={`num ${link}`}>
            <span className="sr-only">{t('phone')}</span>
            {telephone}
          </a>
        )}
        <a href={directions} className={`font-semibold ${link}`}>
          {shared('directions')}
          <ArrowUpRight className="size-4" />
        </a>
      </p>
      <p className="mt-2 text-small text-balance text-on-hero-2">
        {t('hours')}: <span className="num">{t('times', workingHoursIn(locale))}</span>
      </p>
      <HoursRuler className="mt-10 max-w-128 max-md:hidden" showsTime />
    </>
  )
}
