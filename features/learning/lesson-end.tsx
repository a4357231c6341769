import { getTranslations } from 'next-intl/server'

import { loadFirstGuide, stepOfGuide } from '@/lib/content/learning-path'
import { questionOn } from '@/lib/domain/learning/check-question'
import { learningPath } from '@/lib/domain/learning/learning-path'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CheckQuestion } from './check-question'
import { ReadMark } from './read-mark'

interface LessonEndProps {
  readonly slug: string
  readonly title: string
  readonly locale: Locale
}

/**
 * What ends a lesson, in one card: its question, and below it the mark that it is read and the next lesson. Nothing for an article that
 * is no lesson. Without scripts the answer can be unfolded.
 */
export async function LessonEnd({ slug, title, locale }: LessonEndProps) {
  const step = stepOfGuide(slug)
  const [t, question, next] = await Promise.all([
    getTranslations('learning'),
    questionOn(slug, locale),
    loadFirstGuide(step?.next ?? [], locale),
  ])
  if (step === null && question === null) return null
  const right = question?.options[question.answer] ?? ''
  return (
    <section aria-label={t(question === null ? 'title' : 'check.title')} className="lesson-end">
      {question !== null && (
        <div>
          <h2>{t('check.title')}</h2>
          <CheckQuestion
            question={question}
            copy={{
              hint: t('check.hint'),
              right: t('check.right'),
              wrong: t('check.wrong', { answer: right }),
            }}
          />
          <noscript>
            <details className="mt-3">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('check.show')}</summary>
              <p>{`${right}. ${question.why}`}</p>
            </details>
          </noscript>
        </div>
      )}
      {step !== null && (
        <nav aria-label={t('title')}>
          <Link href={`${learningPath}#${step.topic}`}>
            {t('position', { number: step.number, module: t(`modules.${step.topic}.title`) })}
          </Link>
          <ReadMark slug={slug} title={title} label={t('read')} />
          {next !== null && (
            <p>
              <span>{t('next')}</span>
              <Link href={`/article/${next.slug}`}>{next.title}</Link>
            </p>
          )}
        </nav>
      )}
    </section>
  )
}
