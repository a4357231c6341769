'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'

import { useReadMarks } from '@/lib/domain/learning/read-marks'

interface StageProgressProps {
  /** Fragment of the stage; an address with it unfolds the stage. */
  readonly id: string
  readonly slugs: readonly string[]
}

/** How many guides of a stage are read: a mark for each, and the count. Needs the island messages `learning.progress`. */
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
    <span ref={self} className="flex items-center gap-3 text-small text-ink-2 noscript:hidden">
      <span aria-hidden="true" className="flex gap-1">
        {slugs.map((slug) => (
          <span
            key={slug}
            className={`h-4 w-1.5 rounded-full ${marks.includes(slug) ? 'bg-bronze-graphic' : 'border border-bronze-graphic/70'}`}
          />
        ))}
      </span>
      <span aria-hidden="true" className="num font-semibold">
        {read}/{slugs.length}
      </span>
      <span className="sr-only">{t('done', { read, total: slugs.length })}</span>
    </span>
  )
}
