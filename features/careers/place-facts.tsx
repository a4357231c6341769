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

/** Where a branch is, its telephone and its hours, below its jobs. */
export async function PlaceFacts({ branch, directions, locale }: PlaceFactsProps) {
  const t = await getTranslations('careers.place')
  const [telephone] = branch.telephones
  const link = 'underline decoration-field underline-offset-4 hover:text-primary'
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
    <section aria-labelledby="place-title" className="container-page pt-12 md:pt-16">
      <h2 id="place-title" className="text-h3">
        {branch.name}
      </h2>
      <dl className="mt-4 grid gap-y-3 border-t border-hairline-strong pt-4 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-16">
        {facts.map(({ key, value }) =>
          value === false ? null : (
            <div key={key}>
              <dt className="text-small text-ink-2">{t(key)}</dt>
              <dd className="text-balance">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
