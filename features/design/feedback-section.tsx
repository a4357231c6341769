import { Alert, type AlertTone } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ProgressBar } from '@/components/ui/progress-bar'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { Timeline } from '@/components/ui/timeline'

import type { DesignCopy } from './design-copy'
import { OverlaysIsland } from './overlays-island'
import { Specimen, SpecimenGroup } from './specimen'

const tones: readonly AlertTone[] = ['info', 'success', 'warning', 'danger']

export function FeedbackSection({ copy }: { copy: DesignCopy }) {
  const { feedback } = copy
  return (
    <SpecimenGroup id="feedback" title={copy.groups.feedback}>
      <Specimen name="Alert">
        <div className="grid gap-3">
          {tones.map((tone) => (
            <Alert key={tone} tone={tone} title={feedback[tone]}>
              {feedback.alertText}
            </Alert>
          ))}
          <Alert tone="danger" actions={<Button size="compact">{feedback.retry}</Button>}>
            {feedback.alertText}
          </Alert>
        </div>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title={feedback.emptyTitle} action={<Button variant="secondary">{feedback.emptyAction}</Button>}>
          {feedback.emptyText}
        </EmptyState>
      </Specimen>
      <Specimen name="Skeleton, ProgressBar">
        <div aria-busy="true" className="flex gap-4">
          <Skeleton className="size-24 shrink-0" />
          <SkeletonText className="flex-1" lines={4} />
        </div>
        <p className="num mt-8 mb-2 text-small">{feedback.progress}</p>
        <ProgressBar label={feedback.progress} value={2 / 7} valueText={feedback.progress} />
      </Specimen>
      <Specimen name="Timeline">
        <Timeline
          items={[
            { id: 'a', title: feedback.stepSent, time: '14:02', state: 'done', stateLabel: feedback.done },
            { id: 'b', title: feedback.stepReview, time: '14:20', content: feedback.stepReviewText, state: 'current' },
            { id: 'c', title: feedback.stepReady, state: 'next' },
          ]}
        />
      </Specimen>
      <OverlaysIsland copy={copy} />
    </SpecimenGroup>
  )
}
