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
   * In a list: a ring, a check in it from then on, and the label without the frame of a button. Below a guide, whose answers have circles,
   * a bookmark.
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
      onClick={() => setMark(slug, !read)}
      className={clsx(
        'noscript:hidden',
        bare
          ? 'group -my-2.5 inline-flex min-h-11 shrink-0 items-center gap-1.5 text-small text-ink-3 hover:text-ink aria-pressed:font-semibold aria-pressed:text-primary'
          : 'group button button-secondary button-compact aria-pressed:border-primary aria-pressed:text-primary',
      )}
    >
      {bare ? (
        <span className="grid size-4.5 shrink-0 place-items-center rounded-full border-[1.5px] border-field group-aria-pressed:border-primary group-aria-pressed:bg-primary group-aria-pressed:text-on-primary">
          <Check strokeWidth={3} className="hidden size-3 group-aria-pressed:block" />
        </span>
      ) : (
        <Bookmark className="size-5 [fill-opacity:0] group-aria-pressed:[fill-opacity:1]" />
      )}
      <span>{label}</span>
      <span className="sr-only">: {title}</span>
    </button>
  )
}
