import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export interface TimelineItem {
  id: string
  title: ReactNode
  /** Year, date or deadline before the title. */
  time?: ReactNode
  content?: ReactNode
  /** For a process: what is done, what is under way, what is to come. History has none. */
  state?: 'done' | 'current' | 'next'
  /** Says the state to those who do not see the mark. */
  stateLabel?: string
}

/** Events down a line: a history, or what happens after a form is sent. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol>
      {items.map((item) => (
        <li
          key={item.id}
          aria-current={item.state === 'current' ? 'step' : undefined}
          className="group relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 pb-8 last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-2 bottom-[-0.5rem] left-[0.8125rem] w-px bg-hairline-strong group-last:hidden"
          />
          <span
            aria-hidden="true"
            className={clsx(
              'relative mt-0.5 flex size-7 items-center justify-center rounded-full border-2',
              item.state === 'done' && 'border-primary bg-primary text-on-primary',
              item.state === 'current' && 'border-bronze-graphic bg-canvas',
              item.state === 'next' && 'border-field bg-canvas',
              item.state === undefined && 'border-canvas bg-canvas',
            )}
          >
            {item.state === 'done' ? <Check strokeWidth={2.5} className="size-4" /> : null}
            {item.state === 'current' || item.state === undefined ? (
              <span className="size-2.5 rounded-full bg-bronze-graphic" />
            ) : null}
          </span>
          <div className={clsx('min-w-0', item.state === 'next' && 'text-ink-2')}>
            {item.time ? <p className="num text-small font-semibold text-bronze">{item.time}</p> : null}
            <p className="font-semibold">
              {item.title}
              {item.stateLabel ? <span className="sr-only"> ({item.stateLabel})</span> : null}
            </p>
            {item.content ? <div className="mt-1 text-ink-2">{item.content}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
