'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { LoadMore } from '@/components/ui/load-more'
import type { FailureCopy } from '@/lib/backends/failures/failure-copy'
import type { Locale } from '@/lib/platform/i18n/locales'
import { fillIn } from '@/lib/platform/text/fill-in'

import { BranchFilter, type BranchOption } from './branch-filter'
import type { JobPage } from './job-board-state'
import { JobRow } from './job-row'
import type { CareersCopy } from './job-row-data'
import { useJobBoard } from './use-job-board'

interface JobBoardProps {
  readonly locale: Locale
  readonly branches: readonly BranchOption[]
  /** What the document lists. */
  readonly branch: number | null
  readonly first: JobPage
  readonly copy: CareersCopy
  readonly failures: FailureCopy
  /** What stands in place of a list without jobs. */
  readonly empty: ReactNode
}

/** Jobs by branch. Branches and the next page are links, so that the list works without scripts too; with them it changes and grows in place. */
export function JobBoard({ locale, branches, branch, first, copy, failures, empty }: JobBoardProps) {
  const { board, addressOf, more, choose, retry } = useJobBoard({ locale, branch, first, copy, failures })
  const { status, asked } = board
  const chosen = status === 'idle' || asked === null ? board.branch : asked.branch
  const isReplacing = status === 'loading' && asked?.page === 1
  const isShort = board.added === board.rows.length
  const branchName = branches.find(({ id }) => id === board.branch)?.name ?? copy.allBranches
  const announced = isShort
    ? fillIn(copy.replaced, { total: board.total, branch: branchName })
    : fillIn(copy.added, { count: board.added })
  return (
    <div>
      <BranchFilter
        label={copy.filter}
        options={[{ id: null, name: copy.allBranches }, ...branches]}
        chosen={chosen}
        hrefOf={(id) => addressOf({ branch: id, page: 1 })}
        onChoose={(id) => {
          if (chosen !== id || status === 'failed') choose(id)
        }}
      />
      <output className="sr-only">
        {status === 'loading' ? copy.loading : status === 'idle' && board.added > 0 ? announced : ''}
      </output>
      <div aria-busy={isReplacing} className={clsx('mt-6 transition-opacity', isReplacing && 'opacity-50')}>
        {board.rows.length > 0 ? (
          <ul className="border-t border-hairline">
            {board.rows.map((job) => (
              <JobRow key={job.id} job={job} copy={copy.job} />
            ))}
          </ul>
        ) : (
          empty
        )}
      </div>
      <div className="mt-8">
        {status === 'failed' ? (
          <Alert
            tone="danger"
            role="alert"
            title={copy.failedTitle}
            actions={
              <Button size="compact" variant="secondary" onClick={retry}>
                {copy.retry}
              </Button>
            }
          >
            {board.failure}
          </Alert>
        ) : (
          <LoadMore
            page={board.page}
            pageCount={board.lastPage}
            loading={status === 'loading' && !isReplacing}
            onLoadMore={more}
            href={addressOf({ branch: board.branch, page: board.page + 1 })}
            copy={copy}
            shown={fillIn(copy.count, { shown: board.rows.length, total: board.total })}
          />
        )}
      </div>
    </div>
  )
}
