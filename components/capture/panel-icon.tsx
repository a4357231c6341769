import type { LucideIcon } from 'lucide-react'

/** The icon of a screen without a picture, in two rings like those of the bronze drum. */
export function PanelSign({ icon: Icon }: { readonly icon: LucideIcon }) {
  return (
    <span
      aria-hidden="true"
      className="border-bronze-button/40 flex size-28 items-center justify-center rounded-full border border-dashed"
    >
      <span className="border-bronze-button/70 flex size-20 items-center justify-center rounded-full border">
        <Icon strokeWidth={1.5} className="text-bronze-button size-9" />
      </span>
    </span>
  )
}
