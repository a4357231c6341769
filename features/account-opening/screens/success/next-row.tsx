import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { ArrowRight, ExternalLink, FileText } from '@/components/ui/icons'

interface NextRowProps {
  readonly href: string
  readonly title: ReactNode
  /** What is there, in a few words. */
  readonly note: string
  /** A page of the site, or a document in a tab of its own. */
  readonly kind?: 'page' | 'file'
}

const attributes = { target: '_blank', rel: 'noreferrer' }

/** Where to go from here, as a row of a list: all of it is the link. */
export function NextRow({ href, title, note, kind = 'page' }: NextRowProps) {
  return (
    <li>
      <a
        href={href}
        {...(kind === 'file' && attributes)}
        className={clsx(
          'group flex min-h-18 gap-4 py-3 font-semibold hover:text-primary',
          // A document is named by its icon, which belongs to the name's line.
          kind === 'page' && 'h-full items-center',
        )}
      >
        {kind === 'file' && <FileText className="mt-px size-5 shrink-0 text-ink-3" />}
        <span className="min-w-0 grow leading-snug">
          {title}
          <span className="block num text-small font-normal text-pretty text-ink-2">{note}</span>
        </span>
        {kind === 'file' ? (
          <ExternalLink className="mt-px size-4.5 shrink-0 text-ink-3" />
        ) : (
          <ArrowRight className="size-5 shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5" />
        )}
      </a>
    </li>
  )
}
