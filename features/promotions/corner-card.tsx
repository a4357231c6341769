'use client'

import { X } from '@/components/ui/icons'
import type { CSSProperties, ReactNode } from 'react'

interface CornerCardProps {
  label: string
  closeLabel: string
  onClose: () => void
  style?: CSSProperties
  scheme?: 'light' | 'dark'
  children: ReactNode
}

/** A non-modal card in the corner, on phones at the bottom; only its close button dismisses it. */
export function CornerCard({ label, closeLabel, onClose, style, scheme, children }: CornerCardProps) {
  return (
    <aside
      data-dock
      data-scheme={scheme}
      aria-label={label}
      style={style}
      className="fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-20 animate-[rise-in_320ms_var(--ease-calm)] overflow-clip rounded-panel border border-hairline-strong bg-surface text-ink shadow-panel sm:right-4 sm:left-auto sm:w-90"
    >
      {children}
      <button
        type="button"
        onClick={onClose}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full border border-hairline bg-surface text-ink-2 hover:text-ink"
      >
        <X className="size-5" />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </aside>
  )
}
