'use client'

import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button-class'

/** Loads the page again from the server. */
export function ReloadButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className={buttonClass()}
      onClick={() => {
        window.location.reload()
      }}
    >
      {children}
    </button>
  )
}
