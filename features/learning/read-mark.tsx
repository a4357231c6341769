'use client'

import { clsx } from 'clsx'

import { Check } from '@/components/ui/icons'

import { setMark, useReadMarks } from '@/lib/domain/learning/read-marks'

interface ReadMarkProps {
  slug: string
  /** Title of the guide, for screen reader users, who do not see which guide the button belongs to. */
  title: string
  label: string
  /** In a list: only the mark; its label is for screen readers and the pointer. */
  bare?: boolean
}

/** Button that marks a guide as read on this device. Hidden without scripts, which the page mentions. */
export function ReadMark({ slug, title, label, bare = false }: ReadMarkProps) {
  const read = useReadMarks().includes(slug)
  return (
    <button
      type="button"
      aria-pressed={read}
      title={bare ? label : undefined}
      onClick={() => setMark(slug, !read)}
      className={clsx(
        'group shrink-0 rounded-control noscript:hidden',
        bare
          ? '-my-2.5 -me-2.5 inline-grid size-11 place-items-center'
          : 'inline-flex min-h-11 items-center gap-2 border border-field px-4 text-small font-semibold whitespace-nowrap hover:border-ink aria-pressed:border-primary aria-pressed:text-primary sm:-mt-2.5',
      )}
    >
      {bare ? (
        <span className="grid size-6 place-items-center rounded-full border border-field bg-surface transition-colors group-hover:border-ink group-aria-pressed:border-primary group-aria-pressed:bg-primary">
          <Check strokeWidth={2.5} className="hidden size-4 text-on-primary group-aria-pressed:block" />
        </span>
      ) : (
        <Check strokeWidth={2.5} className="size-4" />
      )}
      <span className={bare ? 'sr-only' : undefined}>{label}</span>
      <span className="sr-only">: {title}</span>
    </button>
  )
}
