import { Drawing } from '@/components/art/drawing'
import drum from '@/components/art/drawings/drum-status.svg'
import type { ReactNode } from 'react'

interface StatusPageProps {
  /** The HTTP status, shown as a figure. */
  status: number
  title: string
  lead: string
  /** Links to continue. */
  children: ReactNode
}

/** A page for an error, with links to continue: not found, unavailable. */
export function StatusPage({ status, title, lead, children }: StatusPageProps) {
  return (
    <section data-status-page className="relative overflow-clip">
      {/* A drum that lacks the piece beside it. */}
      <div className="absolute top-6 right-4 size-44 text-bronze-graphic md:-top-24 md:-right-32 md:size-120 lg:size-136">
        <Drawing
          file={drum}
          className="size-full mask-[conic-gradient(from_215deg,transparent_0_36deg,#000_36deg)] opacity-40 night:text-relief night:opacity-100"
        />
        <Drawing
          file={drum}
          className="absolute inset-0 size-full translate-x-[-12%] translate-y-[10%] rotate-6 mask-[conic-gradient(from_215deg,#000_0_36deg,transparent_36deg)] opacity-85"
        />
      </div>
      <div className="relative container-page pt-42 pb-14 md:py-20">
        <p className="num text-h2 text-bronze">{status}</p>
        <h1 className="mt-2 max-w-[18ch] text-h1">{title}</h1>
        <p className="mt-4 max-w-[52ch] text-lead text-pretty text-ink-2 md:text-balance">{lead}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">{children}</div>
      </div>
    </section>
  )
}
