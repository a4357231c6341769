'use client'

import { clsx } from 'clsx'

import { Bookmark, Check } from '@/components/ui/icons'

import { setMark, useReadMarks } from '@/lib/domain/learning/read-marks'

interface ReadMarkProps {
  slug: string
  /** Title of the guide, for screen reader users, who do not see which guide the button belongs to. */
  title: string
  label: string
  /**
   * In a list: only the mark, an empty circle until then; its label is for screen readers and the pointer. Below a guide, whose
   * answers have circles, a bookmark.
   */
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
        'noscript:hidden',
        bare
          ? 'group -my-2.5 -me-2.5 inline-grid size-11 shrink-0 place-items-center rounded-control'
          : 'group button button-secondary button-compact aria-pressed:border-primary aria-pressed:text-primary',
      )}
    >
      {bare ? (
        <span className="grid size-6 place-items-center rounded-full border border-field bg-surface transition-colors group-hover:border-ink group-aria-pressed:border-primary group-aria-pressed:bg-primary">
          <Check strokeWidth={2.5} className="hidden size-4 text-on-primary group-aria-pressed:block" />
        </span>
      ) : (
        <Bookmark className="size-5 [fill-opacity:0] group-aria-pressed:[fill-opacity:1]" />
      )}
      <span className={bare ? 'sr-only' : undefined}>{label}</span>
      <span className="sr-only">: {title}</span>
    </button>
  )
}
