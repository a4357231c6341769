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
   * In a list: an empty box, ticked from then on, whose label is its tooltip: an empty ring would look like a radio button, and a tick
   * says that it was read. Below a guide, whose answers have circles, a bookmark and the label.
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
          ? 'group -my-2.5 inline-flex min-h-11 min-w-11 items-center justify-end text-ink-3 hover:text-primary'
          : 'group button button-secondary button-compact aria-pressed:border-primary aria-pressed:text-primary',
      )}
    >
      {bare ? (
        <span className="grid size-5 place-items-center rounded-[4px] border border-field group-hover:border-primary group-aria-pressed:border-primary group-aria-pressed:bg-primary group-aria-pressed:text-on-primary">
          <Check strokeWidth={2.5} className="size-3.5 opacity-0 group-aria-pressed:opacity-100" />
        </span>
      ) : (
        <Bookmark className="size-5 [fill-opacity:0] group-aria-pressed:[fill-opacity:1]" />
      )}
      <span className={bare ? 'sr-only' : undefined}>{label}</span>
      <span className="sr-only">: {title}</span>
    </button>
  )
}
