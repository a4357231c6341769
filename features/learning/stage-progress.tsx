'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { type CSSProperties, useEffect, useRef } from 'react'

import { useReadMarks } from '@/lib/domain/learning/read-marks'

interface StageProgressProps {
  /** Fragment of the stage; an address with it unfolds the stage. */
  readonly id: string
  readonly slugs: readonly string[]
}

interface StageNumberProps {
  readonly number: number
  readonly slugs: readonly string[]
}

/** The number of a stage, in a ring that fills with its guides as they are read. */
export function StageNumber({ number, slugs }: StageNumberProps) {
  const marks = useReadMarks()
  const read = slugs.filter((slug) => marks.includes(slug)).length
  const part = `${Math.round((read / Math.max(slugs.length, 1)) * 100)}%`
  return (
    <span
      aria-hidden="true"
      className="part-of-ring num text-[1.0625rem] font-semibold text-bronze sm:text-h3"
      style={{ '--part': part } as CSSProperties}
    >
      {number}
    </span>
  )
}

/** How many guides of a stage are read. Needs the island messages `learning.progress`. */
export function StageProgress({ id, slugs }: StageProgressProps) {
  const t = useTranslations('learning.progress')
  const marks = useReadMarks()
  const self = useRef<HTMLSpanElement>(null)
  const read = slugs.filter((slug) => marks.includes(slug)).length

  useEffect(() => {
    const follow = () => {
      const details = self.current?.closest('details')
      if (details && window.location.hash === `#${id}`) details.open = true
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [id])

  return (
    // No label when there is nothing to count.
    <span ref={self} className={clsx('contents', marks.length === 0 && '*:hidden')}>
      <span className="text-small text-ink-2 max-sm:order-1 noscript:hidden">
        <span aria-hidden="true" className="num font-semibold">
          {read}/{slugs.length}
        </span>
        <span className="sr-only">{t('done', { read, total: slugs.length })}</span>
      </span>
    </span>
  )
}
