'use client'

import { Smartphone } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import { SideNote } from '@/components/ui/side-note'

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
    <SideNote icon={Smartphone} title={t('title')}>
      <p className="mt-1 text-ink-2">{t('hint')}</p>
      <HandoffOpener snapshot={snapshot} variant="quiet" size="compact" className="-ms-4.25 -mb-3" />
    </SideNote>
  )
}
