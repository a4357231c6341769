import type { ReactNode } from 'react'

import { ArrowRight, ExternalLink, type Icon } from '@/components/ui/icons'

interface NextRowProps {
  readonly href: string
  readonly title: ReactNode
  /** What is there, in a few words. */
  readonly note: string
  /** What kind of thing it is; a page of the site needs none. */
  readonly Sign?: Icon
  readonly isNewTab?: boolean
}

/** Where to go from here, as a row of a list: all of it is the link. */
export function NextRow({ href, title, note, Sign, isNewTab = false }: NextRowProps) {
  const Way = isNewTab ? ExternalLink : ArrowRight
  return (
    <li>
      <a
        href={href}
        {...(isNewTab ? { target: '_blank', rel: 'noreferrer' } : {})}
        className="group flex items-center gap-3 py-3 text-small font-semibold hover:text-primary"
      >
        {Sign !== undefined && <Sign className="size-5 shrink-0 text-bronze" />}
        <span className="min-w-0 grow">
          {title}
          <span className="block num text-min font-normal text-ink-2">{note}</span>
        </span>
        <Way className="size-5 shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5" />
      </a>
    </li>
  )
}
