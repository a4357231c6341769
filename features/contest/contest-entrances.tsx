import { clsx } from 'clsx'

import { getTranslations } from 'next-intl/server'

import { type ContestMenuEntries, contestPath } from '@/lib/content/contest'
import { Link } from '@/lib/platform/i18n/link'

interface ContestEntrancesProps {
  readonly entrances: ContestMenuEntries['entrances']
  readonly className: string
}

/** Links for those who take part already, which say that they are closed until the next season; registering has a button of its own. */
export async function ContestEntrances({ entrances, className }: ContestEntrancesProps) {
  const t = await getTranslations('contest')
  return (
    <ul className={clsx('flex flex-wrap items-center gap-x-5 text-small', className)}>
      <li className="basis-full text-ink-2">{t('entrancesLater')}</li>
      {entrances
        .filter(({ page }) => page !== 'register')
        .map(({ page, title }) => (
          <li key={page}>
            <Link href={contestPath(page)} className="inline-flex min-h-11 items-center text-link">
              {title}
            </Link>
          </li>
        ))}
    </ul>
  )
}
