'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { Lesson } from '@/lib/content/learning-path'
import { PageLink } from '@/lib/platform/navigation/page-link'

import { ReadMark } from './read-mark'

interface LessonListProps {
  readonly lessons: readonly Lesson[]
  /** Number of the stage, with which the numbers of its guides begin. */
  readonly stage: number
  /** Address of a guide without its slug: `/article/`. */
  readonly base: string
  /** After the guides: an exercise. */
  readonly children: ReactNode
}

/**
 * The guides of a stage, each with its reading time and a mark. A client component, so that the document carries them once, as
 * data that `PathProgress` shares. Needs the island messages `learning.read` and `article.readingTime`.
 */
export function LessonList({ lessons, stage, base, children }: LessonListProps) {
  const t = useTranslations('learning')
  const article = useTranslations('article')
  return (
    <ol className="border-t border-hairline lg:grid lg:grid-cols-2 lg:gap-x-12">
      {lessons.map((lesson, index) => (
        <li
          key={lesson.slug}
          className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-start gap-x-2 border-b border-hairline py-3 md:py-4"
        >
          <h3 className="leading-normal font-semibold">
            <PageLink
              href={base + lesson.slug}
              className="-my-2.5 inline-block py-2.5 underline-offset-4 hover:text-primary hover:underline"
            >
              <span aria-hidden="true" className="me-2 num text-bronze">
                {stage}.{index + 1}
              </span>
              {lesson.title}
            </PageLink>
          </h3>
          <ReadMark slug={lesson.slug} title={lesson.title} label={t('read')} bare />
          <p className="col-span-full mt-0.5 text-small text-pretty text-ink-2">
            {lesson.description}{' '}
            <span className="whitespace-nowrap text-ink-3">{article('readingTime', { minutes: lesson.minutes })}</span>
          </p>
        </li>
      ))}
      <li className="my-4 flex rounded-card bg-bronze-soft px-5 lg:odd:col-span-2">{children}</li>
    </ol>
  )
}
