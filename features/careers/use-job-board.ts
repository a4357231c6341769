import { useEffect, useEffectEvent, useReducer } from 'react'

import { type JobListQuery, careerPath, firstPages, jobListQueryOf } from '@/lib/routes/job-list-address'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { firstBoard, type JobPage, nextBoard } from './job-board-state'

interface JobBoardOptions {
  readonly locale: Locale
  readonly branch: number | null
  readonly first: JobPage
}

/**
 * The list with its address: choosing a branch is a step that the back button undoes, a further page only changes the
 * address. An address that names more than the document shows is loaded on arrival.
 */
export function useJobBoard({ locale, branch, first }: JobBoardOptions) {
  const [board, dispatch] = useReducer(nextBoard, firstBoard(branch, first))

  async function load(place: JobListQuery, type: 'replaced' | 'appended'): Promise<void> {
    dispatch({ type: 'asked', place })
    const pages =
      type === 'appended' ? ([place.page, place.page] as const) : ([1, Math.max(firstPages, place.page)] as const)
    try {
      const [{ loadJobs }, { describeFailure, neverSilent }] = await Promise.all([
        loadCode(() => import('./load-jobs')),
        loadCode(() => import('@/lib/domain/failures/describe-failure')),
      ])
      const answer = await loadJobs({ branch: place.branch, pages, locale })
      if (answer.ok) dispatch({ type, place, answer: answer.value })
      else dispatch({ type: 'failed', place, failure: describeFailure(answer.error, neverSilent) })
      if (answer.ok && type === 'appended') window.history.replaceState(null, '', addressOf(place))
    } catch {
      // The code could not be loaded: the network is down.
      dispatch({ type: 'failed', place, failure: { key: 'network', values: {} } })
    }
  }

  const addressOf = (place: JobListQuery) => localizedPath(locale, careerPath(place))

  const followAddress = useEffectEvent(() => {
    const place = jobListQueryOf(window.location.search)
    const shown = board.asked ?? board
    if (place.branch !== shown.branch || place.page > shown.page) void load(place, 'replaced')
  })
  useEffect(() => {
    const timer = setTimeout(followAddress)
    window.addEventListener('popstate', followAddress)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', followAddress)
    }
  }, [])

  return {
    board,
    addressOf,
    more: () => void load({ branch: board.branch, page: board.page + 1 }, 'appended'),
    choose: (chosen: number | null) => {
      const place = { branch: chosen, page: 1 }
      window.history.pushState(null, '', addressOf(place))
      void load(place, 'replaced')
    },
    retry: () => {
      if (board.asked === null) return
      const isMore = board.asked.branch === board.branch && board.asked.page === board.page + 1
      void load(board.asked, isMore ? 'appended' : 'replaced')
    },
  }
}
