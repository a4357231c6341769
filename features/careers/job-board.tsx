'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { LoadMore } from '@/components/ui/load-more'
import { useHotline } from '@/components/layout/hotline-context'
import type { Locale } from '@/lib/platform/i18n/locales'

import { BranchFilter, type BranchOption } from './branch-filter'
import { type JobPage, orderOf } from './job-board-state'
import { jobColumns, JobRow } from './job-row'
import { useJobBoard } from './use-job-board'

interface JobBoardProps {
  readonly locale: Locale
  /** Jobs that take applications, of all branches; null: not known. */
  readonly open: number | null
  readonly branches: readonly BranchOption[]
  /** What jobs pay, by id; those whose texts do not say it are left out. */
  readonly pays: Readonly<Record<number, string>>
  /** What the document lists. */
  readonly branch: number | null
  readonly first: JobPage
  /** Shown if the list has no jobs. */
  readonly empty: ReactNode
}

/**
 * Jobs by branch. Branches and the next page are links, so that the list works without scripts; with them it changes in
 * place. Needs the island messages `careers` and `failures`.
 */
export function JobBoard({ locale, open, branches, pays, branch, first, empty }: JobBoardProps) {
  const t = useTranslations('careers')
  const failures = useTranslations('failures')
  const hotline = useHotline()
  const { board, addressOf, more, choose, retry } = useJobBoard({ locale, branch, first })
  const { status, asked } = board
  const chosen = status === 'idle' || asked === null ? board.branch : asked.branch
  const isReplacing = status === 'loading' && asked?.page === 1
  const isShort = board.added === board.rows.length
  const ofBranch = branches.find(({ id }) => id === board.branch)
  const branchName = ofBranch?.name ?? t('allBranches')
  const rows = orderOf(board)
  const places = branches.filter(({ id, count }) => count !== 0 || id === board.branch)
  // Jobs that have closed since they were listed are counted nowhere.
  const total = (ofBranch === undefined ? open : ofBranch.count) ?? board.total
  const announced = isShort ? t('replaced', { total, branch: branchName }) : t('added', { count: board.added })
  return (
    <div>
      {/* All jobs at one place need no choice between it and all. */}
      {(places.length > 1 || board.branch !== null) && (
        <BranchFilter
          label={t('filter')}
          options={[{ id: null, name: t('allBranches'), count: open }, ...places]}
          chosen={chosen}
          hrefOf={(id) => addressOf({ branch: id, page: 1 })}
          onChoose={
            branch === null
              ? (id) => {
                  if (chosen !== id || status === 'failed') choose(id)
                }
              : null
          }
        />
      )}
      <output className="sr-only">
        {status === 'loading' ? t('loading') : status === 'idle' && board.added > 0 ? announced : ''}
      </output>
      <div aria-busy={isReplacing} className={clsx('mt-6 transition-opacity', isReplacing && 'opacity-50')}>
        {rows.length > 0 ? (
          <>
            <p aria-hidden="true" className={clsx(jobColumns, 'items-end pb-3 text-small text-ink-3 max-lg:hidden')}>
              <span>{t('job.position')}</span>
              <span className="col-start-2">{t(board.branch === null ? 'job.branch' : 'job.posted')}</span>
              <span className="-col-start-5">{t('job.quantity')}</span>
              <span className="text-end">{t('job.payInUnit')}</span>
              <span className="text-end">{t('job.deadline')}</span>
            </p>
            <ul className="border-t border-hairline-strong">
              {rows.map((job) => (
                <JobRow
                  key={job.id}
                  locale={locale}
                  job={job}
                  pay={pays[job.id] ?? null}
                  showsBranch={board.branch === null}
                />
              ))}
            </ul>
          </>
        ) : (
          empty
        )}
      </div>
      <div className="mt-8">
        {status === 'failed' ? (
          <Alert
            tone="danger"
            role="alert"
            title={t('failedTitle')}
            actions={
              <Button size="compact" variant="secondary" onClick={retry}>
                {t('retry')}
              </Button>
            }
          >
            {board.failure === null
              ? null
              : failures(board.failure.key, { ...board.failure.values, hotline: hotline.label })}
          </Alert>
        ) : (
          <LoadMore
            page={board.page}
            pageCount={board.lastPage}
            loading={status === 'loading' && !isReplacing}
            onLoadMore={more}
            href={addressOf({ branch: board.branch, page: board.page + 1 })}
            copy={{ more: t('more'), loading: t('loading') }}
            shown={t('count', { shown: rows.length, total })}
          />
        )}
      </div>
    </div>
  )
}
