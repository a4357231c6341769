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
  /** How much of the list is visible ("Đã xem 10 trên 48"). */
  shown?: string
  /** Complete address of the next page: the control is a link to it without scripts and in a new tab. */
  href?: string
  /** Error of the last press, or null. */
  failure?: { message: string; retry: string } | null
}

/** Loads the next page of a list. Rendered only if there is one (docs/specification.md#shared-controls). */
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
