import { ArrowLeft } from '@/components/ui/icons'
import type { ReactNode } from 'react'

import { Link } from '@/lib/platform/i18n/link'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { Breadcrumb, type Crumb } from './breadcrumb'

interface ListHeaderProps {
  crumbs: readonly Crumb[]
  breadcrumbLabel: string
  title: string
  lead?: string | null
  /** On later pages: the page number, and the link to the previous page. */
  further?: { label: string; previous?: { href: string; label: string } } | null
  children?: ReactNode
}

/** Head of a list page: breadcrumb, title, and the page number on later pages. */
export function ListHeader({ crumbs, breadcrumbLabel, title, lead, further, children }: ListHeaderProps) {
  return (
    <header className="container-page pt-3 md:pt-6">
      <Breadcrumb label={breadcrumbLabel} crumbs={crumbs} />
      <h1 className="mt-3 text-h1 md:mt-6">
        {title}
        {further ? (
          <span className="text-lead font-normal tracking-normal whitespace-nowrap text-ink-3 max-md:mt-1 max-md:block md:ms-4">
            <span className="sr-only"> · </span>
            {further.label}
          </span>
        ) : null}
      </h1>
      {lead && !further ? (
        <p className="mt-4 max-w-measure text-lead text-pretty text-ink-2">{keepPairs(lead)}</p>
      ) : null}
      {further?.previous ? (
        <p className="mt-1 md:mt-3">
          <Link
            href={further.previous.href}
            rel="prev"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
          >
            <ArrowLeft className="size-5" />
            {further.previous.label}
          </Link>
        </p>
      ) : null}
      {children}
    </header>
  )
}
