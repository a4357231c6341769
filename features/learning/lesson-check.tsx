import { getTranslations } from 'next-intl/server'

import { questionOn } from '@/lib/domain/learning/check-question'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CheckQuestion } from './check-question'

/** The question on a lesson; nothing for an article that is no lesson. Without scripts the answer can be unfolded. */
export async function LessonCheck({ slug, locale }: { slug: string; locale: Locale }) {
  const question = await questionOn(slug, locale)
  if (question === null) return null
  const t = await getTranslations('learning.check')
  const right = question.options[question.answer] ?? ''
  return (
    <section aria-labelledby="lesson-check" className="mt-12 lg:mt-18 print:hidden">
      <h2 id="lesson-check" className="text-h2 lg:text-[2rem]">
        {t('title')}
      </h2>
      <CheckQuestion
        question={question}
        copy={{ hint: t('hint'), right: t('right'), wrong: t('wrong', { answer: right }) }}
      />
      <noscript>
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('show')}</summary>
          <p>
            {right}. {question.why}
          </p>
        </details>
      </noscript>
    </section>
  )
}
