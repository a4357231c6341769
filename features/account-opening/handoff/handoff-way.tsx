'use client'

import { useTranslations } from 'next-intl'

import { Smartphone } from '@/components/ui/icons'

import { isLocked } from '../machine/reach'
import type { HandoffSource } from './handoff-content'
import { HandoffOpener } from './handoff-opener'
import { useIsHandheld } from './use-is-handheld'

interface HandoffWayProps {
  readonly snapshot: HandoffSource
  /** A line of text alone, among other ways. */
  readonly isShort?: boolean
}

/**
 * The second way through a screen that needs a camera: inside its card, because who sits at a computer without one looks for it
 * where the pictures are taken. Not on handheld devices or in a window as narrow as theirs, nor once the answers are locked.
 */
export function HandoffWay({ snapshot, isShort = false }: HandoffWayProps) {
  const t = useTranslations('application.handoff')
  const isHandheld = useIsHandheld()
  if (isHandheld || isLocked(snapshot.state.proofs)) return null
  if (isShort) {
    return <HandoffOpener snapshot={snapshot} label={t('title')} className="act max-sm:hidden" />
  }
  return (
    <section
      aria-labelledby="handoff-way"
      className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-hairline pt-4 max-sm:hidden"
    >
      <Smartphone className="size-6 self-start text-bronze" />
      <div className="min-w-0">
        <h2 id="handoff-way" className="font-semibold">
          {t('title')}
        </h2>
        <p className="text-small text-pretty text-ink-2">{t('hint')}</p>
      </div>
      <HandoffOpener snapshot={snapshot} variant="quiet" size="compact" className="-me-4" />
    </section>
  )
}
