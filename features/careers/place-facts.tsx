import { getTranslations } from 'next-intl/server'

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
}

const link = 'inline-flex min-h-11 items-center gap-1.5 text-primary underline-offset-4 hover:underline'

/** The way to a branch, its telephone and its hours, below its jobs; the head of the page gives its address. */
export async function PlaceFacts({ branch, directions, locale }: PlaceFactsProps) {
  const [t, shared] = await Promise.all([getTranslations('careers.place'), getTranslations('branches')])
  const [telephone] = branch.telephones
  return (
    <section
      aria-labelledby="place-title"
      className="container-page grid gap-x-12 gap-y-6 pt-4 md:grid-cols-2 md:items-end md:pt-8"
    >
      <div>
        <h2 id="place-title" className="text-h3">
          {branch.name}
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-8">
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
      </div>
      <div>
        <p className="text-small text-balance">
          <span className="text-ink-2">{t('hours')}: </span>
          <span className="num">{t('times', workingHoursIn(locale))}</span>
        </p>
        <HoursRuler className="mt-5" />
      </div>
    </section>
  )
}
