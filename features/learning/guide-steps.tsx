import { getTranslations } from 'next-intl/server'

import { loadFirstGuide, stepOfGuide } from '@/lib/content/learning-path'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { learningPath } from '@/lib/domain/learning/learning-path'

import { ReadMark } from './read-mark'

/** Position of a guide on the learning path and the next guide; nothing for an article that is not on the path. */
export async function GuideSteps({ slug, title, locale }: { slug: string; title: string; locale: Locale }) {
  const step = stepOfGuide(slug)
  if (step === null) return null
  const [t, next] = await Promise.all([getTranslations('learning'), loadFirstGuide(step.next, locale)])
  return (
    <nav aria-label={t('title')} className="lesson-steps">
      <div>
        <Link href={`${learningPath}#${step.topic}`}>
          {t('position', { number: step.number, module: t(`modules.${step.topic}.title`) })}
        </Link>
        <ReadMark slug={slug} title={title} label={t('read')} />
      </div>
      {next !== null && (
        <p>
          <span>{t('next')}</span>
          <Link href={`/article/${next.slug}`}>{next.title}</Link>
        </p>
      )}
    </nav>
  )
}
