'use client'

import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { SummaryList } from '@/components/ui/summary-list'

import type { Screen } from '@/lib/domain/account-opening/screens'
import { ScreenTitle } from '../../form/screen-title'
import type { ScreenPropsOn } from '../screen-props'
import { useReviewGroups } from './use-review-groups'
import { useTrackingRows } from './use-tracking-rows'

/** Everything that was answered, group by group, each with its way back; after a change the review comes again. */
export function ReviewScreen({ data, state, campaign, send }: ScreenPropsOn<'review'>) {
  const t = useTranslations('application.review')
  const groups = useReviewGroups(data, state.proofs)
  const tracking = useTrackingRows(campaign, data)
  return (
    <div className="grid grid-cols-1 gap-6">
      <ScreenTitle title={t('title')} lead={t('lead')} />
      {groups.map(({ key, title, rows, screen }) => (
        <section key={key} aria-labelledby={`review-${key}`} className="grid grid-cols-1">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
            <h2 id={`review-${key}`} className="text-lead font-semibold">
              {title}
            </h2>
            <ChangeLink what={title} screen={screen} onChange={() => send({ type: 'edit', screen })} />
          </div>
          <SummaryList
            brief
            rows={rows.map(({ value, ...row }) => ({
              ...row,
              long: typeof value !== 'string',
              value: typeof value === 'string' ? value : <Labels values={value} />,
            }))}
          />
        </section>
      ))}
      {tracking.length > 0 && (
        <section aria-labelledby="review-tracking" className="grid grid-cols-1 gap-2">
          <h2 id="review-tracking" className="text-lead font-semibold">
            {t('tracking')}
          </h2>
          <SummaryList rows={tracking} />
        </section>
      )}
      <div data-continue className="grid">
        <Button size="large" onClick={() => send({ type: 'reviewed', answeredAt: new Date().toISOString() })}>
          {t('confirm')}
        </Button>
      </div>
    </div>
  )
}

function Labels({ values }: { readonly values: readonly string[] }) {
  return (
    <ul className="font-normal">
      {values.map((each) => (
        <li key={each} className="inline not-last:after:text-ink-3 not-last:after:content-['_·_']">
          {each}
        </li>
      ))}
    </ul>
  )
}

/** 'Change', with what it changes for those who hear links out of context. */
function ChangeLink({ what, screen, onChange }: { what: string; screen: Screen; onChange: () => void }) {
  const t = useTranslations('application.review')
  return (
    <a
      href={`?step=${screen}`}
      className="inline-flex min-h-11 items-center text-link"
      onClick={(event) => {
        event.preventDefault()
        onChange()
      }}
    >
      {t('change')}
      <span className="sr-only">: {what}</span>
    </a>
  )
}
