'use client'

import { Smartphone } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import { SideLine, sideLink } from '@/components/ui/side-line'

import { isLocked } from '../machine/reach'
import type { HandoffSource } from './handoff-content'
import { HandoffOpener } from './handoff-opener'
import { useIsHandheld } from './use-is-handheld'

/** 'Continue on your phone', on computers, until the answers are locked. */
export function HandoffButton({ snapshot }: { readonly snapshot: HandoffSource }) {
  const t = useTranslations('application.handoff')
  const isHandheld = useIsHandheld()
  if (isHandheld || isLocked(snapshot.state.proofs)) return null
  return (
    <SideLine icon={Smartphone}>
      <HandoffOpener snapshot={snapshot} label={t('title')} className={sideLink} />
    </SideLine>
  )
}
