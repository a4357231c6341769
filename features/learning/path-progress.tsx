'use client'

import { buttonClass } from '@/components/ui/button-class'
import { ProgressBar } from '@/components/ui/progress-bar'
import { clearMarks, useReadMarks } from '@/lib/domain/learning/read-marks'
import { fillIn } from '@/lib/platform/text/fill-in'

export interface ProgressCopy {
  label: string
  /** `{read}` of `{total}`. */
  done: string
  start: string
  /** Label of the link to the first unread guide. */
  resume: string
  finished: string
  clear: string
}

interface PathProgressProps {
  /** In the order of the path, with localised URLs. */
  lessons: ReadonlyArray<{ slug: string; title: string; href: string }>
  copy: ProgressCopy
}

/** Reading progress and a link to the next guide. Nothing counts as read until the browser has loaded the marks. */
export function PathProgress({ lessons, copy }: PathProgressProps) {
  const marks = useReadMarks()
  const next = lessons.find(({ slug }) => !marks.includes(slug))
  const read = lessons.filter(({ slug }) => marks.includes(slug)).length
  const done = fillIn(copy.done, { read, total: lessons.length })
  return (
    <div className="mt-8 max-w-[36rem]">
      <div className="noscript:hidden">
        <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink-2">
          <output className="num">{done}</output>
          {read > 0 && (
            <button
              type="button"
              onClick={clearMarks}
              className="min-h-11 underline-offset-4 hover:text-primary hover:underline"
            >
              {copy.clear}
            </button>
          )}
        </p>
        <ProgressBar label={copy.label} value={lessons.length === 0 ? 0 : read / lessons.length} valueText={done} />
      </div>
      {next ? (
        <a href={next.href} className={buttonClass({}, 'mt-6')}>
          {read === 0 ? copy.start : fillIn(copy.resume, { title: next.title })}
        </a>
      ) : (
        <p className="mt-6 font-semibold">{copy.finished}</p>
      )}
    </div>
  )
}
