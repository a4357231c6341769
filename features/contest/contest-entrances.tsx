import { clsx } from 'clsx'

import { type ContestMenuEntries, contestPath } from '@/lib/content/contest'
import { Link } from '@/lib/platform/i18n/link'

interface ContestEntrancesProps {
  readonly entrances: ContestMenuEntries['entrances']
  readonly className: string
}

/** Links for those who take part already; registering has a button of its own. */
export function ContestEntrances({ entrances, className }: ContestEntrancesProps) {
  return (
    <ul className={clsx('flex flex-wrap gap-x-5', className)}>
      {entrances
        .filter(({ page }) => page !== 'register')
        .map(({ page, title }) => (
          <li key={page}>
            <Link href={contestPath(page)} className="inline-flex min-h-11 items-center text-link text-small">
              {title}
            </Link>
          </li>
        ))}
    </ul>
  )
}
