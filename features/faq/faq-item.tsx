'use client'

import { Link2, Plus } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import { keyFigure } from '@/lib/platform/html/key-figure'

import type { FaqEntry } from './faq-groups'
import { excerptOf, type Run, splitRuns } from './faq-search'

interface FaqItemProps {
  entry: FaqEntry
  /** Whether it is open at first: the first of its topic. */
  isOpen: boolean
  words: readonly string[]
  /** Whether the search excludes it; it stays in the document and keeps its open state. */
  hidden: boolean
  onCopyLink: (id: string) => void
}

/** A question on native `details`, which opens without scripts and through its fragment. Looks: app/faq.css. */
export function FaqItem({ entry, isOpen, words, hidden, onCopyLink }: FaqItemProps) {
  const t = useTranslations('faq')
  const excerpt = hidden || words.length === 0 ? null : excerptOf(entry, words)
  const figure = isOpen && words.length === 0 ? keyFigure(entry.html) : null
  return (
    // The fragment may have opened it before hydration.
    <details open={isOpen} hidden={hidden} suppressHydrationWarning>
      <summary>
        <h3>
          <Runs runs={splitRuns(entry.question, words)} />
        </h3>
        {excerpt !== null && (
          <span>
            <Runs runs={splitRuns(excerpt, words)} />
          </span>
        )}
        <Plus />
      </summary>
      {/* Inside `details`, so that browsers expand it for the permalink; the scroll margin keeps the question in view. */}
      <div id={entry.id}>
        {figure !== null && (
          <p aria-hidden="true" className="num">
            {figure}
          </p>
        )}
        {/* oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: entry.html }} />
        <a
          href={`#${entry.id}`}
          title={t('permalink')}
          aria-label={`${t('permalink')}: ${entry.question}`}
          onClick={() => onCopyLink(entry.id)}
        >
          <Link2 />
        </a>
      </div>
    </details>
  )
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) =>
    run.found ? (
      // oxlint-disable-next-line react/no-array-index-key -- runs are identified by position only
      <mark key={index}>{run.text}</mark>
    ) : (
      run.text
    ),
  )
}
