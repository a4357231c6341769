import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { HoursRuler } from '@/components/office-hours/hours-ruler'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { Clauses } from '@/components/ui/clauses'
import { Phone } from '@/components/ui/icons'
import type { Hotline } from '@/lib/domain/company/hotline'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'

import { OpenNow } from './open-now'

interface CallCardProps {
  /** The first is the one that most readers need. */
  readonly numbers: readonly {
    readonly hotline: Hotline
    /** What the number is for, and what a call costs. */
    readonly use: string
  }[]
  /** About all of them. */
  readonly note?: string
}

/** The quickest way to reach a person: the numbers, each with what it is for, and whether they are answered now. */
export async function CallCard({ numbers, note }: CallCardProps) {
  const [t, shell] = await Promise.all([getTranslations('contact'), getTranslations('shell')])
  return (
    <Card size="panel">
      <h3 className="text-h3">{t('hotline')}</h3>
      <ul className="mt-2 grid lg:mt-4">
        {numbers.map(({ hotline, use }, index) => (
          <li
            key={hotline.href}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-hairline py-4 lg:py-6"
          >
            <p>
              <span
                className={clsx(
                  'block num leading-tight font-semibold tracking-[-0.015em] whitespace-nowrap',
                  // With the code of a country it is as wide as the card lets it be, beside its button.
                  hotline.label.length > 12 ? 'text-h3 lg:text-[1.75rem]' : 'text-[2.125rem] lg:text-[2.75rem]',
                )}
              >
                {hotline.label}
              </span>{' '}
              <span className="mt-1 block text-small text-ink-2">
                <Clauses>{use}</Clauses>
              </span>
            </p>
            <a
              href={hotline.href}
              className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' }, 'shrink-0 max-sm:px-3.5')}
            >
              <Phone className="size-5 max-sm:hidden" />
              {t('call')}
              <span className="sr-only"> {hotline.label}</span>
            </a>
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="mb-4 text-small text-pretty text-ink-2">{note}</p>}
      <div className="border-t border-hairline pt-4">
        {/* Reserves the height of the longest sentence, which the browser fills in. */}
        <p className="min-h-[2lh] sm:min-h-[1lh]">
          <IslandMessages paths={['contact.open', 'contact.break', 'contact.closedToday', 'contact.closed']}>
            <OpenNow />
          </IslandMessages>
        </p>
        <HoursRuler className="mt-5" />
        <p className="mt-2 text-small text-balance text-ink-2">{t('hours', workingHoursIn(await currentLocale()))}</p>
        <p className="mt-1 text-small font-semibold text-bronze">{shell('footer.emergency')}</p>
      </div>
    </Card>
  )
}
