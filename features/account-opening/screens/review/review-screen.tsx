'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { ChevronDown } from '@/components/ui/icons'
import { SummaryList } from '@/components/ui/summary-list'

import type { Screen } from '@/lib/domain/account-opening/screens'
import { ScreenTitle } from '../../form/screen-title'
import { AccountPreview } from '../account-preview'
import { heldNumber } from '../../machine/proofs'
import type { ScreenPropsOn } from '../screen-props'
import { useReviewGroups, type ReviewGroup } from './use-review-groups'
import { useTrackingRows } from './use-tracking-rows'

/** What was answered, group by group, in short or in full, each with its way back; after a change the review comes again. */
export function ReviewScreen({ data, state, campaign, send }: ScreenPropsOn<'review'>) {
  const t = useTranslations('application.review')
  const groups = useReviewGroups(data, state.proofs)
  const tracking = useTrackingRows(campaign, data)
  const [isFull, setIsFull] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-6">
      <ScreenTitle title={t('title')} lead={t('lead')} />
      <AccountPreview number={heldNumber(state.proofs.accountNumber)} foot={data.fullName} isLow />
      <button
        type="button"
        aria-expanded={isFull}
        aria-controls="review-groups"
        className="group -my-3 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-small font-semibold text-primary hover:underline"
        onClick={() => setIsFull(!isFull)}
      >
        {t(isFull ? 'short' : 'full')}
        <ChevronDown className="size-5 shrink-0 transition-transform group-aria-expanded:rotate-180" />
      </button>
      <div id="review-groups" data-full={isFull || undefined} className="review">
        {groups.map(({ key, title, summary, costs, rows, screen }) => (
          <section key={key} aria-labelledby={`review-${key}`}>
            <div className="flex items-baseline justify-between gap-x-4">
              <h2 id={`review-${key}`} className="font-semibold">
                {title}
              </h2>
              <ChangeLink what={title} screen={screen} onChange={() => send({ type: 'edit', screen })} />
            </div>
            {rows.length > 0 && (isFull ? <Facts rows={rows} /> : <Summary lines={summary} />)}
            {costs.length > 0 && <Facts rows={costs} isPlain />}
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
      {/* At the end of what is confirmed, not over it. */}
      <div className="grid">
        <Button size="large" onClick={() => send({ type: 'reviewed', answeredAt: new Date().toISOString() })}>
          {t('confirm')}
        </Button>
      </div>
    </div>
  )
}

/** Key facts, each on its own line. */
function Summary({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} className="num">
          {line}
        </li>
      ))}
    </ul>
  )
}

/** Values under their terms, which fits half of a card and a phone alike. */
function Facts({ rows, isPlain = false }: { readonly rows: ReviewGroup['rows']; readonly isPlain?: boolean }) {
  return (
    <dl data-plain={isPlain || undefined}>
      {rows.map(({ key, term, value, isOnCard = false }) => (
        <div key={key} className={isOnCard ? 'sr-only' : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** 'Change', with what it changes for those who hear links out of context. */
function ChangeLink({ what, screen, onChange }: { what: string; screen: Screen; onChange: () => void }) {
  const t = useTranslations('application.review')
  return (
    <a
      href={`?step=${screen}`}
      className="-me-2 inline-flex min-h-11 shrink-0 items-center rounded-control px-2 text-small font-semibold text-primary hover:underline"
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
