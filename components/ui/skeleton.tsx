import { clsx } from 'clsx'

/** A grey shape where content will be; give it the size of what comes. Its container says `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-control', className)} />
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('flex flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={clsx('skeleton block h-4 rounded-control', index === lines - 1 ? 'w-3/5' : 'w-full')}
        />
      ))}
    </span>
  )
}
