import type { MouseEvent } from 'react'

import { Alert } from './alert'
import { Button } from './button'
import { buttonClass } from './button-class'
import { Spinner } from './spinner'

export interface LoadMoreProps {
  page: number
  pageCount: number
  loading: boolean
  onLoadMore: () => void
  copy: { more: string; loading: string }
  /** How much of it is shown ("Đã xem 10 trên 48"). */
  shown?: string
  /** Finished address of the next page: without scripts, and in a new tab, the control is a link to it. */
  href?: string
  /** The last press failed; null while it has not. */
  failure?: { message: string; retry: string } | null
}

/** Asks for the next page of a list. Only there when there is one (docs/specification.md#shared-controls). */
export function LoadMore({ page, pageCount, loading, onLoadMore, copy, shown, href, failure = null }: LoadMoreProps) {
  if (pageCount <= 1 || page >= pageCount) return null
  if (failure !== null) {
    return (
      <Alert
        tone="danger"
        role="alert"
        actions={
          <Button size="compact" variant="secondary" onClick={onLoadMore}>
            {failure.retry}
          </Button>
        }
      >
        {failure.message}
      </Alert>
    )
  }
  return (
    <div className="flex flex-col items-center gap-3">
      {shown ? <p className="text-small text-ink-2">{shown}</p> : null}
      {href === undefined ? (
        <Button variant="secondary" loading={loading} onClick={onLoadMore}>
          {loading ? copy.loading : copy.more}
        </Button>
      ) : (
        <a
          href={href}
          rel="next"
          aria-busy={loading || undefined}
          className={buttonClass({ variant: 'secondary' })}
          onClick={(event) => {
            if (isForNewTab(event)) return
            event.preventDefault()
            if (!loading) onLoadMore()
          }}
        >
          {loading ? <Spinner /> : null}
          {loading ? copy.loading : copy.more}
        </a>
      )}
    </div>
  )
}

function isForNewTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
}
