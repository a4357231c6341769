import type { ReactNode } from 'react'

/** The state of the account beside its number, with a dot: not yet approved. */
export function PendingMark({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-flex shrink-0 items-baseline gap-2 text-small font-semibold">
      <span aria-hidden="true" className="size-2 rounded-full bg-bronze in-data-[scheme=dark]:bg-hero-bronze" />
      {children}
    </span>
  )
}
