import { ArrowUpRight } from '@/components/ui/icons'
import { PageLink } from '@/lib/platform/navigation/page-link'
import type { ReactNode } from 'react'

interface NavLinkProps {
  href: string
  external: boolean
  /** For screen readers, after the text of an external link. */
  newTab: string
  className?: string
  children: ReactNode
}

/** A menu link: client navigation within the site, a new tab (announced) for other sites. */
export function NavLink({ href, external, newTab, className, children }: NavLinkProps) {
  if (!external) {
    return (
      <PageLink href={href} className={className}>
        {children}
      </PageLink>
    )
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      <ArrowUpRight className="ml-1 inline size-4 text-ink-3" />
      <span className="sr-only">{` (${newTab})`}</span>
    </a>
  )
}
