import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { ArrowRight, FileText } from '@/components/ui/icons'

interface NextRowProps {
  readonly href: string
  readonly title: ReactNode
  /** What is there, in a few words. */
  readonly note: string
  /** The page to go to first, set apart; another page of the site; or a document in a tab of its own. */
  readonly kind?: 'lead' | 'page' | 'file'
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
          'group flex min-h-18 items-center gap-4 py-3 font-semibold hover:text-primary',
          // Every row is inset like the first, which has a surface, so that their words line up.
          kind !== 'file' && 'px-5',
          kind === 'lead' && 'rounded-card border border-primary/40 bg-primary-soft',
        )}
      >
        {kind === 'file' && <FileText className="size-5 shrink-0 text-ink-3" />}
        <span className="min-w-0 grow leading-snug">
          <span className={clsx(kind === 'lead' && 'text-lead')}>{title}</span>
          <span className="block num text-small font-normal text-pretty text-ink-2">{note}</span>
        </span>
        {kind !== 'file' && (
          <ArrowRight
            className={clsx(
              'size-5 shrink-0 transition-transform group-hover:translate-x-0.5',
              kind === 'lead' ? 'text-primary' : 'text-ink-3',
            )}
          />
        )}
      </a>
    </li>
  )
}
