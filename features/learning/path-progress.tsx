'use client'

import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button-class'
import { ProgressBar } from '@/components/ui/progress-bar'
import { clearMarks, useReadMarks } from '@/lib/domain/learning/read-marks'

import { PathDrum } from './path-drum'

interface PathProgressProps {
  /** The guides of each stage, in the order of the path. */
  stages: ReadonlyArray<ReadonlyArray<{ readonly slug: string; readonly title: string }>>
  /** Address of a guide without its slug: `/article/`. */
  base: string
}

/** Reading progress and a link to the next guide. Nothing counts as read until the browser has loaded the marks. */
export function PathProgress({ stages, base }: PathProgressProps) {
  const t = useTranslations('learning.progress')
  const marks = useReadMarks()
  const lessons = stages.flat()
  const next = lessons.find(({ slug }) => !marks.includes(slug))
  const read = lessons.filter(({ slug }) => marks.includes(slug)).length
  const done = t('done', { read, total: lessons.length })
  const isRead = stages.map((stage) => stage.map(({ slug }) => marks.includes(slug)))
  return (
    <div className="mt-2 flex max-w-[36rem] flex-col items-start md:mt-4">
      <div className="w-full sm:order-1 noscript:hidden">
        {/* On phones so small that its words are beside it: larger, it would push the button off the first screen. */}
        <div className="flex items-center gap-4">
          <PathDrum
            stages={isRead}
            unit={t('unit')}
            className="size-56 max-lg:mt-6 max-sm:mt-3 max-sm:size-24 lg:absolute lg:top-8 lg:right-6 lg:size-80 max-sm:[&_text]:hidden"
          />
          <output className="font-semibold sm:sr-only">{done}</output>
        </div>
        {read > 0 && (
          <button
            type="button"
            onClick={clearMarks}
            className="min-h-11 text-small text-ink-2 underline underline-offset-4 hover:text-primary"
          >
            {t('clear')}
          </button>
        )}
        <div className="sr-only">
          <ProgressBar label={t('label')} value={lessons.length === 0 ? 0 : read / lessons.length} valueText={done} />
        </div>
      </div>
      {next ? (
        <a href={base + next.slug} className={buttonClass({}, 'mt-4 max-sm:w-full')}>
          {read === 0 ? t('start') : t('resume', { title: next.title })}
        </a>
      ) : (
        <p className="mt-6 font-semibold">{t('finished')}</p>
      )}
    </div>
  )
}
