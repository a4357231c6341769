'use client'

import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'

import type { Screen } from '@/lib/domain/account-opening/screens'
import { ScreenTitle } from '../../form/screen-title'
import type { ScreenPropsOn } from '../screen-props'
import { Answers } from './answers'
import { ChangeLink } from './change-link'
import { PersonCard } from './person-card'
import { useReviewGroups } from './use-review-groups'
import { useTrackingRows } from './use-tracking-rows'

/** Who it is, then every answer under its name, each group with its way back; after a change the review comes again. */
export function ReviewScreen({ data, state, campaign, send }: ScreenPropsOn<'review'>) {
  const t = useTranslations('application.review')
  const groups = useReviewGroups(data, state.proofs)
  const tracking = useTrackingRows(campaign, data)
  const change = (screen: Screen) => send({ type: 'edit', screen })
  return (
    <div className="grid grid-cols-1 gap-6">
      <ScreenTitle title={t('title')} lead={t('lead')} />
      <PersonCard data={data} ocrId={state.proofs.document.ocrId} onChange={() => change('id-confirm')} />
      <div className="review">
        {groups.map(({ key, title, screen, rows, folded }) => (
          <Answers
            key={key}
            title={title}
            rows={rows}
            folded={folded}
            action={<ChangeLink what={title} screen={screen} onChange={() => change(screen)} />}
          />
        ))}
        {tracking.length > 0 && <Answers title={t('tracking')} rows={tracking} />}
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
