import type { Icon } from '@/components/ui/icons'

/** The icon of a screen without a picture, in two rings like those of the bronze drum. */
export function PanelSign({ icon: Icon }: { readonly icon: Icon }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-28 items-center justify-center rounded-full border border-dashed border-bronze-button/40"
    >
      <span className="flex size-20 items-center justify-center rounded-full border border-bronze-button/70">
        <Icon strokeWidth={1.5} className="size-9 text-bronze-button" />
      </span>
    </span>
  )
}
