import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Card } from '@/components/ui/card'

import { seasonStages } from './season-line'

/** A full-width card on the state of the contest: what to do until it reopens, and a timeline of the season. */
export async function NextSeason({ action, className }: { action: ReactNode; className?: string }) {
  const t = await getTranslations('contest')
  return (
    <Card
      size="panel"
      className={clsx(
        'grid min-w-0 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center',
        className,
      )}
    >
      <div>
        <h2 className="text-h3">{t('joinTitle')}</h2>
        <p className="mt-2 max-w-measure text-ink-2">{t('joinLead')}</p>
        <div className="mt-5 flex max-sm:*:grow">{action}</div>
      </div>
      <ol aria-label={t('season.label')} className="grid sm:grid-cols-3">
        {seasonStages.map((stage) => {
          const isOver = stage === 'over'
          return (
            <li
              key={stage}
              // The line begins and ends at the middle of a dot.
              className="relative before:absolute before:bg-hairline-strong first:before:bg-bronze-graphic last:pb-0 last:before:hidden max-sm:pb-6 max-sm:pl-7 max-sm:before:top-3 max-sm:before:-bottom-3 max-sm:before:left-[0.4375rem] max-sm:before:w-0.5 sm:pe-6 sm:pt-8 sm:before:inset-x-0 sm:before:top-[0.4375rem] sm:before:h-0.5"
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute left-0 z-1 size-4 rounded-full border-2 border-bronze-graphic max-sm:top-1 sm:top-0',
                  isOver ? 'bg-bronze-graphic' : 'bg-surface',
                )}
              />
              <p className="leading-snug font-semibold">{t(`season.${stage}.title`)}</p>
              <p className="mt-1 text-small text-pretty text-ink-2">{t(`season.${stage}.text`)}</p>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
