import { getTranslations } from 'next-intl/server'

import type { Branch } from '@/lib/backends/main/shell'
import { telHref } from '@/lib/domain/company/tel-href'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepNames } from '@/lib/platform/text/keep-names'

interface PlaceFactsProps {
  readonly branch: Branch
  /** Way to the branch on a maps site. */
  readonly directions: string
  readonly locale: Locale
}

/** Where a branch is, its telephone and its hours, below the job there that closes first. */
export async function PlaceFacts({ branch, directions, locale }: PlaceFactsProps) {
  const t = await getTranslations('careers.place')
  const [telephone] = branch.telephones
  const link = 'underline decoration-field underline-offset-4 hover:text-on-hero'
  const facts = [
    {
      key: 'address',
      value: (
        <a href={directions} className={link}>
          {keepNames(branch.address)}
        </a>
      ),
    },
    {
      key: 'phone',
      value: telephone !== undefined && (
        <a href={telHref(telephone)} className={`num ${link}`}>
          {telephone}
        </a>
      ),
    },
    { key: 'hours', value: <span className="num">{t('times', workingHoursIn(locale))}</span> },
  ] as const
  return (
    <section aria-label={t('label', { branch: branch.name })} className="p-4 lg:px-6 lg:py-5">
      <dl className="grid gap-y-2 text-small">
        {facts.map(({ key, value }) =>
          value === false ? null : (
            <div key={key} className="lg:grid lg:grid-cols-[5.75rem_minmax(0,1fr)] lg:gap-x-4">
              <dt className="text-on-hero-2 max-lg:sr-only">{t(key)}</dt>
              <dd className="text-pretty text-on-hero">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
