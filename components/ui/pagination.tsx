import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from '@/components/ui/icons'
import type { MouseEvent, ReactNode } from 'react'

import { pageWindow } from './page-window'

export interface PaginationProps {
  page: number
  pageCount: number
  /** Complete address of a page, with language prefix. */
  hrefOf: (page: number) => string
  /** In an island: changes the page without loading it. The address still opens in another tab. */
  onPage?: (page: number) => void
  visible?: number
  copy: { label: string; page: string; previous: string; next: string }
}

/** Numbered pages: 7 around the current one; on phones 3 and the last one. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, onPage, visible = 7, copy }: PaginationProps) {
  if (pageCount <= 1) return null
  const pages = pageWindow(page, pageCount, visible)
  const onPhone = new Set([...pageWindow(page, pageCount, 3), pageCount])
  const linkOf = (target: number) => ({
    href: hrefOf(target),
    onClick: onPage
      ? (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
          event.preventDefault()
          onPage(target)
        }
      : undefined,
  })
  return (
    <nav aria-label={copy.label}>
      <ul className="flex items-center justify-center sm:gap-1">
        <li>
          <Step link={page > 1 ? linkOf(page - 1) : null} rel="prev" label={copy.previous}>
            <ChevronLeft className="size-5" />
          </Step>
        </li>
        {pages.map((target) => (
          <li key={target} className={onPhone.has(target) ? 'flex items-center' : 'hidden sm:block'}>
            {target === pageCount && !onPhone.has(target - 1) && (
              <span aria-hidden className="text-ink-3 sm:hidden">
                …
              </span>
            )}
            <a
              {...linkOf(target)}
              aria-label={`${copy.page} ${target}`}
              aria-current={target === page ? 'page' : undefined}
              className={clsx(
                'flex h-11 min-w-11 items-center justify-center rounded-control px-2 num font-semibold',
                target === page
                  ? 'bg-chosen text-on-chosen inset-ring inset-ring-primary'
                  : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
              )}
            >
              {target}
            </a>
          </li>
        ))}
        <li>
          <Step link={page < pageCount ? linkOf(page + 1) : null} rel="next" label={copy.next}>
            <ChevronRight className="size-5" />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

interface StepProps {
  /** Null at either end. */
  link: { href: string; onClick: ((event: MouseEvent) => void) | undefined } | null
  rel: 'prev' | 'next'
  label: string
  children: ReactNode
}

function Step({ link, rel, label, children }: StepProps) {
  if (!link) return <span className="flex size-11 items-center justify-center text-hairline-strong">{children}</span>
  return (
    <a
      {...link}
      rel={rel}
      aria-label={label}
      className="flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink"
    >
      {children}
    </a>
  )
}
