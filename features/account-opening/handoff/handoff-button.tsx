'use client'

import { Smartphone } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

import { SideLine } from '@/components/ui/side-line'

import { isLocked } from '../machine/reach'
import type { ApplicationSnapshot } from '../session/application-session'

const HandoffDialog = lazy(async () => ({ default: (await import('./handoff-dialog')).HandoffDialog }))

/** Handheld devices are the target of a hand-off. */
const handheld = '(pointer: coarse)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(handheld)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** 'Continue on your phone', on computers, until the answers are locked. */
export function HandoffButton({ snapshot }: { readonly snapshot: ApplicationSnapshot }) {
  const t = useTranslations('application.handoff')
  const [isOpen, setIsOpen] = useState(false)
  const isHandheld = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(handheld).matches,
    () => true,
  )
  if (isHandheld || isLocked(snapshot.state.proofs)) return null
  return (
    <SideLine icon={Smartphone}>
      <span className="block">{t('title')}</span>
      <button
        type="button"
        className="target text-primary hover:underline"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {t('open')}
      </button>
      {isOpen ? (
        <Suspense>
          <HandoffDialog
            snapshot={snapshot}
            onClose={() => {
              setIsOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </SideLine>
  )
}
