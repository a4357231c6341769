import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { HoursRuler } from '@/components/office-hours/hours-ruler'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { Phone } from '@/components/ui/icons'
import type { Hotline } from '@/lib/domain/company/hotline'
import { workingHours } from '@/lib/domain/company/working-hours'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'

import { OpenNow } from './open-now'

interface CallCardProps {
  readonly hotline: Hotline
  /** What the number is called, and what a call costs or when it is needed. */
  readonly name: string
  readonly note: string
}

/** The quickest way to reach a person: the number, and whether it is answered now. */
export async function CallCard({ hotline, name, note }: CallCardProps) {
  const t = await getTranslations('contact')
  // With the code of a country it takes the width of the card.
  const isLong = hotline.label.length > 12
  return (
    <Card size="panel" className="mb-6">
      <p className="font-semibold">
        {name}{' '}
        <span
          className={clsx(
            'block num leading-tight tracking-[-0.015em] whitespace-nowrap',
            isLong ? 'text-h2 lg:text-[2.5rem]' : 'text-[clamp(2.5rem,13vw,3.25rem)] lg:text-[4.5rem]',
          )}
        >
          {hotline.label}
        </span>
      </p>
      <p className="mt-2 text-small text-pretty text-ink-2">{note}</p>
      <a href={hotline.href} className={buttonClass({ size: 'large' }, 'mt-5 w-full')}>
        <Phone className="size-5" />
        {t('call')}
        <span className="sr-only"> {hotline.label}</span>
      </a>
      <div className="mt-5 border-t border-hairline pt-4">
        <p className="min-h-[1.65em]">
          <IslandMessages paths={['contact.open', 'contact.break', 'contact.closedToday', 'contact.closed']}>
            <OpenNow />
          </IslandMessages>
        </p>
        <HoursRuler className="mt-5" />
        <p className="mt-2 text-small text-balance text-ink-2">{t('hours', workingHours)}</p>
      </div>
    </Card>
  )
}
