'use client'

import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button-class'
import { ProgressBar } from '@/components/ui/progress-bar'
import { clearMarks, useReadMarks } from '@/lib/domain/learning/read-marks'

interface PathProgressProps {
  /** In the order of the path, with localised URLs. */
  lessons: ReadonlyArray<{ slug: string; title: string; href: string }>
}

/** Reading progress and a link to the next guide. Nothing counts as read until the browser has loaded the marks. */
export function PathProgress({ lessons }: PathProgressProps) {
  const t = useTranslations('learning.progress')
  const marks = useReadMarks()
  const next = lessons.find(({ slug }) => !marks.includes(slug))
  const read = lessons.filter(({ slug }) => marks.includes(slug)).length
  const done = t('done', { read, total: lessons.length })
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
              {t('clear')}
            </button>
          )}
        </p>
        <ProgressBar label={t('label')} value={lessons.length === 0 ? 0 : read / lessons.length} valueText={done} />
      </div>
      {next ? (
        <a href={next.href} className={buttonClass({}, 'mt-6')}>
          {read === 0 ? t('start') : t('resume', { title: next.title })}
        </a>
      ) : (
        <p className="mt-6 font-semibold">{t('finished')}</p>
      )}
    </div>
  )
}
