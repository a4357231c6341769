import { Download } from 'lucide-react'

import { Link } from '@/lib/i18n/link'

import { Badge } from './badge'

export interface ReportRowProps {
  title: string
  href: string
  kind: string
  /** Ticker of a company report. */
  ticker?: string
  date: { iso: string; text: string }
  /** The PDF: address, and its pages and size as text ("2 trang, 0,3 MB"). */
  pdf?: { href: string; label: string; size: string }
}

/** A research report in a list: date, title, kind, and its PDF with what one is about to load. */
export function ReportRow({ title, href, kind, ticker, date, pdf }: ReportRowProps) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-hairline py-4 md:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <time dateTime={date.iso} className="num col-span-2 text-small text-ink-3 md:col-span-1">
        {date.text}
      </time>
      <div className="min-w-0">
        <h3 className="text-body font-semibold">
          <Link href={href} className="decoration-1 underline-offset-4 hover:text-primary hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 flex flex-wrap gap-2">
          <Badge>{kind}</Badge>
          {ticker ? <Badge tone="primary">{ticker}</Badge> : null}
        </p>
      </div>
      {pdf ? (
        <a
          href={pdf.href}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-small text-primary hover:bg-primary-soft"
        >
          <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
          <span className="sr-only">
            {pdf.label}: {title},
          </span>
          <span className="num hidden sm:inline">{pdf.size}</span>
        </a>
      ) : null}
    </article>
  )
}
