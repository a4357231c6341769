import { useCallback, useEffect, useRef, useState } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'
import { isChunkFailure } from '@/lib/platform/navigation/chunk-failure'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { searchCallSize } from './limits'
import type { ReportFilter } from './report-filter'
import { type ReportSearch, searchReports } from './search-reports'

export interface SearchState {
  readonly status: 'searching' | 'done' | 'failed'
  /** Results so far; while a new filter is being searched, those of the previous one. */
  readonly search: ReportSearch | null
}

/** Searches for reports whenever the filter changes; a new search cancels the previous one. */
export function useReportSearch(locale: Locale, filter: ReportFilter) {
  const [state, setState] = useState<SearchState>({ status: 'searching', search: null })
  const running = useRef<AbortController>(null)
  /** Key of the last successful search: effects run again when a hidden page is shown again, but the search must not. */
  const completedKey = useRef('')
  const { type, sector, ticker, from, to } = filter
  const key = JSON.stringify([locale, type, sector, ticker, from, to])

  const search = useCallback(
    async (before?: ReportSearch): Promise<void> => {
      running.current?.abort()
      const abort = new AbortController()
      running.current = abort
      setState((state) => ({ ...state, status: 'searching' }))
      const found = await searchReports(
        async (page) => {
          const { mainApiInBrowser } = await loadCode(() => import('@/lib/backends/main/browser'))
          const answer = await mainApiInBrowser(locale).reports({ page, limit: searchCallSize, signal: abort.signal })
          return answer.ok ? answer.value : null
        },
        { type, sector, ticker, from, to },
        before,
      ).catch((error: unknown) => {
        if (!isChunkFailure(error)) throw error
        return null
      })
      if (abort.signal.aborted) return
      completedKey.current = found === null ? '' : key
      setState((state) => (found === null ? { ...state, status: 'failed' } : { status: 'done', search: found }))
    },
    [locale, key, type, sector, ticker, from, to],
  )

  useEffect(() => {
    if (completedKey.current === key) return
    void search()
    return () => {
      running.current?.abort()
    }
  }, [key, search])

  return { ...state, again: () => void search(), further: (before: ReportSearch) => void search(before) }
}
