'use client'

import { Check } from '@/components/ui/icons'

import { setMark, useReadMarks } from '@/lib/domain/learning/read-marks'

interface ReadMarkProps {
  slug: string
  /** Title of the guide, for screen reader users, who do not see which guide the button belongs to. */
  title: string
  label: string
}

/** Button that marks a guide as read on this device. Hidden without scripts, which the page mentions. */
export function ReadMark({ slug, title, label }: ReadMarkProps) {
  const read = useReadMarks().includes(slug)
  return (
    <button
      type="button"
      aria-pressed={read}
      onClick={() => setMark(slug, !read)}
      className="group inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-control text-small whitespace-nowrap text-ink-2 hover:text-ink aria-pressed:text-ink sm:-mt-2.5 noscript:hidden"
    >
      <span className="grid size-6 place-items-center rounded-full border border-field bg-surface transition-colors group-hover:border-ink group-aria-pressed:border-primary group-aria-pressed:bg-primary">
        <Check strokeWidth={2.5} className="size-4 text-ink-3 group-aria-pressed:text-on-primary" />
      </span>
      {label}
      <span className="sr-only">: {title}</span>
    </button>
  )
}
