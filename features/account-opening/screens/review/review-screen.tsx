'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { Check, X } from '@/components/ui/icons'
import { SummaryList } from '@/components/ui/summary-list'

import type { Screen } from '@/lib/domain/account-opening/screens'
import { ScreenTitle } from '../../form/screen-title'
import { useNumberFee } from '../account-number/use-number-fee'
import { AccountPreview } from '../account-preview'
import { heldNumber } from '../../machine/proofs'
import type { ScreenPropsOn } from '../screen-props'
import { useReviewGroups, type ServiceList } from './use-review-groups'
import { useTrackingRows } from './use-tracking-rows'

/** Everything that was answered, group by group, each with its way back; after a change the review comes again. */
export function ReviewScreen({ data, state, campaign, send }: ScreenPropsOn<'review'>) {
  const t = useTranslations('application.review')
  const groups = useReviewGroups(data, state.proofs)
  const tracking = useTrackingRows(campaign, data)
  const fee = useNumberFee(state.proofs.accountNumber)
  const foot = [data.fullName, fee === null ? undefined : `${t('numberFee')} ${fee}`].filter(Boolean).join(' · ')
  return (
    <div className="grid grid-cols-1 gap-6">
      <ScreenTitle title={t('title')} lead={t('lead')} />
      <AccountPreview number={heldNumber(state.proofs.accountNumber)} foot={foot} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {groups.map(({ key, title, rows, screen }) => (
          <section
            key={key}
            aria-labelledby={`review-${key}`}
            className={clsx('grid grid-cols-1 content-start', !halves.has(key) && 'sm:col-span-2')}
          >
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
              <h2 id={`review-${key}`} className="text-lead font-semibold">
                {title}
              </h2>
              <ChangeLink what={title} screen={screen} onChange={() => send({ type: 'edit', screen })} />
            </div>
            <SummaryList
              columns
              rows={rows.map(({ value, isLong = false, ...row }) => ({
                ...row,
                long: isLong || halves.has(key) || typeof value !== 'string' || value.length > longestInColumn,
                value: typeof value === 'string' ? value : <Choices {...value} />,
              }))}
            />
          </section>
        ))}
      </div>
      {tracking.length > 0 && (
        <section aria-labelledby="review-tracking" className="grid grid-cols-1 gap-2">
          <h2 id="review-tracking" className="text-lead font-semibold">
            {t('tracking')}
          </h2>
          <SummaryList columns rows={tracking} />
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

/** Groups of a fact or two, beside each other where there is room. */
const halves: ReadonlySet<string> = new Set(['personal', 'address'])

/** The signs that surely fit on one line of a column. */
const longestInColumn = 28

/** Services, one to a line, each with a sign that says whether it is asked for. */
function Choices({ isOn, names }: ServiceList) {
  const Sign = isOn ? Check : X
  return (
    <ul className={clsx('gap-y-1.5 pt-1', isOn ? 'grid gap-x-8 sm:grid-cols-2' : 'flex flex-wrap gap-x-5')}>
      {names.map((name) => (
        <li key={name} className="flex items-start gap-2 text-small">
          <Sign strokeWidth={2} className={clsx('mt-1 size-4 shrink-0', isOn ? 'text-primary' : 'text-ink-3')} />
          {name}
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
