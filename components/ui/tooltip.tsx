'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

export interface TooltipProps {
  /** A button or link; the tooltip only adds to its name. */
  trigger: ReactElement<Record<string, unknown>>
  children: ReactNode
}

/** A short addition on hover and focus; Escape hides it. Nothing that is needed is said only here. */
export function Tooltip({ trigger, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} delay={300} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} className="z-50">
          <Base.Popup className="max-w-72 rounded-control bg-ink px-3 py-2 text-small text-canvas shadow-panel">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
