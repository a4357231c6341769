'use client'

import { X } from '@/components/ui/icons'
import type { ReactNode } from 'react'

import { useIsClear } from './use-is-clear'

interface CornerCardProps {
  label: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * A non-modal card in the corner, on phones a bar at the bottom. Only its close button dismisses it, and it hides while it
 * would cover a field, a filter or a call to action.
 */
export function CornerCard({ label, closeLabel, onClose, children }: CornerCardProps) {
  const isClear = useIsClear()
  return (
    <aside
      data-dock
      aria-label={label}
      hidden={!isClear}
      className="fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-20 animate-[rise-in_320ms_var(--ease-calm)] overflow-clip rounded-panel border border-hairline-strong bg-surface text-ink shadow-panel sm:right-4 sm:left-auto sm:w-90"
    >
      {children}
      <button
        type="button"
        onClick={onClose}
        className="absolute right-2 grid size-11 place-items-center rounded-full border border-hairline bg-surface text-ink-2 hover:text-ink max-sm:top-1/2 max-sm:-translate-y-1/2 sm:top-2"
      >
        <X className="size-5" />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </aside>
  )
}
