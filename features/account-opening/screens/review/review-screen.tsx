'use client'

import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { Pencil } from '@/components/ui/icons'

import type { Screen } from '@/lib/domain/account-opening/screens'
import { ScreenTitle } from '../../form/screen-title'
import { AccountStrip } from '../account-strip'
import { heldNumber } from '../../machine/proofs'
import type { ScreenPropsOn } from '../screen-props'
import { Answers } from './answers'
import { useReviewGroups } from './use-review-groups'
import { useTrackingRows } from './use-tracking-rows'

/** Every answer under its name, group by group, each with its way back; after a change the review comes again. */
export function ReviewScreen({ data, state, campaign, send }: ScreenPropsOn<'review'>) {
  const t = useTranslations('application.review')
  const groups = useReviewGroups(data, state.proofs)
  const tracking = useTrackingRows(campaign, data)
  const number = heldNumber(state.proofs.accountNumber)
  return (
    <div className="grid grid-cols-1 gap-6">
      <ScreenTitle title={t('title')} lead={t('lead')} />
      {number !== undefined && <AccountStrip number={number} instead="" />}
      <div className="review">
        {groups.map(({ key, title, rows, folded, screen }) => (
          <Answers
            key={key}
            id={key}
            title={title}
            rows={rows}
            folded={folded}
            action={<ChangeLink what={title} screen={screen} onChange={() => send({ type: 'edit', screen })} />}
          />
        ))}
        {tracking.length > 0 && <Answers id="tracking" title={t('tracking')} rows={tracking} />}
      </div>
      {/* At the end of what is confirmed, not over it. */}
      <div className="mt-2 grid">
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
      className="act shrink-0"
      onClick={(event) => {
        event.preventDefault()
        onChange()
      }}
    >
      <Pencil className="size-4.5" />
      {t('change')}
      <span className="sr-only">: {what}</span>
    </a>
  )
}
