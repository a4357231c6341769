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
    <nav
      aria-label={t('title')}
      className="mt-12 max-w-measure rounded-card border border-hairline bg-surface px-5 py-4 print:hidden"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 sm:pt-2.5">
        <Link
          href={`${learningPath}#${step.topic}`}
          className="inline-flex min-h-11 items-center text-small text-ink-2 underline-offset-4 hover:text-primary hover:underline sm:-mt-2.5"
        >
          {t('position', { number: step.number, module: t(`modules.${step.topic}.title`) })}
        </Link>
        <ReadMark slug={slug} title={title} label={t('read')} />
      </div>
      {next !== null && (
        <p className="mt-2 border-t border-hairline pt-3">
          <span className="block text-small text-ink-3">{t('next')}</span>
          <Link
            href={`/article/${next.slug}`}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
          >
            {next.title}
          </Link>
        </p>
      )}
    </nav>
  )
}
