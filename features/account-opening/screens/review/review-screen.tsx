'use client'

import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { SummaryList } from '@/components/ui/summary-list'

import type { Screen } from '@/lib/domain/account-opening/screens'
import { FoldedOnPhone } from '../../form/folded-on-phone'
import { ScreenTitle } from '../../form/screen-title'
import { AccountPreview } from '../account-preview'
import { heldNumber } from '../../machine/proofs'
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
      <AccountPreview number={heldNumber(state.proofs.accountNumber)} foot={data.fullName} />
      <div className="grid grid-cols-1 gap-y-3 sm:gap-y-6">
        {groups.map(({ key, title, summary, rows, screen }) => (
          <section key={key} aria-labelledby={`review-${key}`} className="max-sm:border-b max-sm:border-hairline">
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
              <h2 id={`review-${key}`} className="text-lead font-semibold">
                {title}
              </h2>
              <ChangeLink what={title} screen={screen} onChange={() => send({ type: 'edit', screen })} />
            </div>
            <FoldedOnPhone
              summary={<span className="line-clamp-2 text-small text-ink-2">{summary}</span>}
              className="max-sm:-mt-1.5 max-sm:pb-1.5"
            >
              <SummaryList dense rows={rows} />
            </FoldedOnPhone>
          </section>
        ))}
      </div>
      {tracking.length > 0 && (
        <section aria-labelledby="review-tracking" className="grid grid-cols-1 gap-2">
          <h2 id="review-tracking" className="text-lead font-semibold">
            {t('tracking')}
          </h2>
          <SummaryList dense rows={tracking} />
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

/** 'Change', with what it changes for those who hear links out of context. */
function ChangeLink({ what, screen, onChange }: { what: string; screen: Screen; onChange: () => void }) {
  const t = useTranslations('application.review')
  return (
    <a
      href={`?step=${screen}`}
      className="-me-2 inline-flex min-h-11 items-center rounded-control px-2 text-small font-semibold text-primary hover:underline"
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
