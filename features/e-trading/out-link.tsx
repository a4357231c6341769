import { ArrowUpRight, Download } from '@/components/ui/icons'

import { type ButtonLook, buttonClass } from '@/components/ui/button-class'

interface OutLinkProps extends ButtonLook {
  /** Null if the editors have not set one; then nothing is rendered. */
  href: string | null
  newTab: string
  download?: boolean
  children: string
}

/** A button-styled link to another site or a file, in a new tab. */
export function OutLink({ href, newTab, download = false, children, ...look }: OutLinkProps) {
  if (href === null) return null
  const Icon = download ? Download : ArrowUpRight
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonClass(look)}>
      {children}
      <span className="sr-only"> ({newTab})</span>
      <Icon aria-hidden="true" className="size-5" />
    </a>
  )
}
