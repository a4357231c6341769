import type { FailureText } from '@/lib/domain/failures/describe-failure'
import type { JobListQuery } from '@/lib/routes/job-list-address'

import type { JobRowData } from './job-row-data'

/** One answer of the list, or several pages of it in a row. */
export interface JobPage {
  readonly rows: readonly JobRowData[]
  /** Last page that is in `rows`. */
  readonly page: number
  readonly lastPage: number
  /** Jobs of the branch on all pages. */
  readonly total: number
}

/** What the list shows. A list of another branch replaces it, a further page of the same one is added to it. */
export interface JobBoard extends JobPage {
  readonly branch: number | null
  readonly status: 'idle' | 'loading' | 'failed'
  /** What is being loaded, or failed to. */
  readonly asked: JobListQuery | null
  /** Why it failed; null: nothing is said about it. */
  readonly failure: FailureText | null
  /** Rows that came with the last answer; 0 before the first. */
  readonly added: number
}

export type JobBoardEvent =
  | { readonly type: 'asked'; readonly place: JobListQuery }
  | { readonly type: 'replaced' | 'appended'; readonly place: JobListQuery; readonly answer: JobPage }
  | { readonly type: 'failed'; readonly place: JobListQuery; readonly failure: FailureText | null }

export function firstBoard(branch: number | null, answer: JobPage): JobBoard {
  return { ...answer, branch, status: 'idle', asked: null, failure: null, added: 0 }
}

/** An answer to a question that is no longer asked changes nothing. */
export function nextBoard(board: JobBoard, event: JobBoardEvent): JobBoard {
  const { place } = event
  if (event.type === 'asked') return { ...board, status: 'loading', asked: place, failure: null }
  const isAsked = board.asked?.branch === place.branch && board.asked.page === place.page
  if (board.status !== 'loading' || !isAsked) return board
  if (event.type === 'failed') return { ...board, status: 'failed', failure: event.failure }
  const { answer } = event
  if (event.type === 'replaced') return { ...firstBoard(place.branch, answer), added: answer.rows.length }
  const known = new Set(board.rows.map(({ id }) => id))
  const fresh = answer.rows.filter(({ id }) => !known.has(id))
  return { ...firstBoard(place.branch, answer), rows: [...board.rows, ...fresh], added: fresh.length }
}

/** The rows in the order of reading: a job that has closed since it was listed comes last, when all others are there. */
export function orderOf({ rows, page, lastPage }: JobPage): readonly JobRowData[] {
  const open = rows.filter(({ closed }) => !closed)
  return page < lastPage && open.length > 0 ? open : [...open, ...rows.filter(({ closed }) => closed)]
}
