'use client'

import type { Hotline } from '@/lib/domain/company/hotline'
import { HotlineContext } from '@/components/layout/hotline-context'
import { RehearsalScreen } from './rehearsal-screen'

interface RehearsalProps {
  readonly hotline: Hotline
  /** URL at which the application starts or resumes. */
  readonly applicationHref: string
}

/** The rehearsal of the camera screens. Needs the island messages `rehearsal` and `capture`. */
export function Rehearsal({ hotline, applicationHref }: RehearsalProps) {
  return (
    <HotlineContext value={hotline}>
      <RehearsalScreen applicationHref={applicationHref} />
    </HotlineContext>
  )
}
