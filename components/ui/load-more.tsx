import { Button } from './button'

export interface LoadMoreProps {
  page: number
  pageCount: number
  loading: boolean
  onLoadMore: () => void
  copy: { more: string; loading: string }
  /** How much of it is shown ("Đã xem 10 trên 48"). */
  shown?: string
}

/** Asks for the next page of a list. Only there when there is one (spec.md section 2). */
export function LoadMore({ page, pageCount, loading, onLoadMore, copy, shown }: LoadMoreProps) {
  if (pageCount <= 1 || page >= pageCount) return null
  return (
    <div className="flex flex-col items-center gap-3">
      {shown ? <p className="text-small text-ink-2">{shown}</p> : null}
      <Button variant="secondary" loading={loading} onClick={onLoadMore}>
        {loading ? copy.loading : copy.more}
      </Button>
    </div>
  )
}
