import type { ReactNode } from 'react'

interface AppWindowProps {
  title: string
  /** At the other end of the title bar. */
  note?: string
  children: ReactNode
}

/** A window of an application for computers. */
export function AppWindow({ title, note, children }: AppWindowProps) {
  return (
    <div className="overflow-hidden rounded-card border border-hairline-strong bg-canvas shadow-panel">
      <p className="flex justify-between gap-3 border-b border-hairline bg-surface px-3 py-1.5 text-min text-ink-2">
        {title}
        {note === undefined ? null : <span className="font-semibold text-ink">{note}</span>}
      </p>
      {children}
    </div>
  )
}
