import type { ReactNode } from 'react'

import { ArrowRight, ExternalLink } from '@/components/ui/icons'

interface NextRowProps {
  readonly href: string
  readonly title: ReactNode
  /** What is there, in a few words. */
  readonly note: string
  /** A page of the site, or a document in a tab of its own. */
  readonly kind?: keyof typeof ways
}

const ways = { page: ArrowRight, tab: ExternalLink } as const

const attributes = { page: {}, tab: { target: '_blank', rel: 'noreferrer' } } as const

/** Where to go from here, as a row of a list: all of it is the link. */
export function NextRow({ href, title, note, kind = 'page' }: NextRowProps) {
  const Way = ways[kind]
  return (
    <li>
      <a
        href={href}
        {...attributes[kind]}
        className="group flex min-h-18 items-center gap-4 py-3 font-semibold hover:text-primary"
      >
        <span className="min-w-0 grow leading-snug">
          {title}
          <span className="block num text-small font-normal text-pretty text-ink-2">{note}</span>
        </span>
        <Way className="size-5 shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5" />
      </a>
    </li>
  )
}
