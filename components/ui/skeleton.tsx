import { clsx } from 'clsx'

/** A grey placeholder for content that is loading; give it the size of that content. Its container sets `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block skeleton rounded-control', className)} />
}
