'use client'

import { Plus } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import type { FaqEntry } from './faq-groups'
import { excerptOf, type Run, splitRuns } from './faq-search'

interface FaqItemProps {
  entry: FaqEntry
  /** Whether it is open at first: an example of an answer. */
  isOpen: boolean
  words: readonly string[]
  /** Whether the search excludes it; it stays in the document and keeps its open state. */
  hidden: boolean
  onCopyLink: (id: string) => void
}

/** A question on native `details`, which opens without scripts and through its fragment. */
export function FaqItem({ entry, isOpen, words, hidden, onCopyLink }: FaqItemProps) {
  const t = useTranslations('faq')
  const excerpt = hidden || words.length === 0 ? null : excerptOf(entry, words)
  return (
    // The fragment may have opened it before hydration.
    <details
      open={isOpen}
      hidden={hidden}
      suppressHydrationWarning
      className="group border-b border-hairline last:border-b-0"
    >
      <summary className="grid min-h-14 list-none grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-6 py-3 transition-colors hover:text-primary [&::-webkit-details-marker]:hidden">
        <h3 className="text-body font-semibold text-pretty">
          <Runs runs={splitRuns(entry.question, words)} />
        </h3>
        {excerpt !== null && (
          <span className="col-start-1 row-start-2 mt-1 text-small text-ink-3 group-open:hidden">
            <Runs runs={splitRuns(excerpt, words)} />
          </span>
        )}
        <Plus className="col-start-2 row-span-2 row-start-1 size-5 text-bronze transition-transform duration-200 group-open:rotate-45" />
      </summary>
      {/* Inside `details`, so that browsers expand it for the permalink; the scroll margin keeps the question in view. */}
      <div id={entry.id} className="max-w-measure scroll-mt-44 pb-5">
        {/* oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml */}
        <div className="prose text-ink-2" dangerouslySetInnerHTML={{ __html: entry.html }} />
        <a
          href={`#${entry.id}`}
          onClick={() => onCopyLink(entry.id)}
          className="mt-2 inline-flex min-h-11 items-center text-small text-ink-3 underline underline-offset-4 hover:text-primary print:hidden"
        >
          {t('permalink')}
        </a>
      </div>
    </details>
  )
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) =>
    run.found ? (
      // oxlint-disable-next-line react/no-array-index-key -- runs are identified by position only
      <mark
        key={index}
        className="rounded-xs bg-bronze-soft text-inherit underline decoration-bronze-graphic underline-offset-4"
      >
        {run.text}
      </mark>
    ) : (
      run.text
    ),
  )
}
