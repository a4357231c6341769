import { ArrowRight } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import type { LoadedModule } from '@/lib/content/learning-path'
import { glossaryOf, glossaryPath } from '@/lib/domain/glossary/glossary'
import { termsByTopic } from '@/lib/domain/glossary/topics'
import { Link } from '@/lib/platform/i18n/link'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ReadMark } from './read-mark'

/** Number of terms in a module's header; the glossary has the rest. */
const termsShown = 5

interface ModuleSectionProps {
  module: LoadedModule
  number: number
  locale: Locale
}

/** One module: what the reader can do afterwards, its guides with reading times, its terms and an exercise. */
export async function ModuleSection({ module: { topic, lessons, practice }, number, locale }: ModuleSectionProps) {
  const [t, article] = await Promise.all([getTranslations('learning'), getTranslations('article')])
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const glossary = glossaryOf(locale)
  return (
    <li
      id={topic}
      className="scroll-mt-28 gap-x-6 border-t border-hairline-strong py-10 md:py-14 lg:grid lg:grid-cols-12"
    >
      <div className="lg:col-span-5 lg:pr-8">
        <p className="text-small text-bronze">
          <span className="font-semibold">{t('module', { number })}</span>
          {lessons.length > 0 && <> · {t('size', { lessons: lessons.length, minutes })}</>}
        </p>
        <h2 className="mt-2 text-h2">{t(`modules.${topic}.title`)}</h2>
        <p className="mt-4 max-w-measure text-ink-2">
          <span className="font-semibold text-ink">{t('afterwards')}</span> {t(`modules.${topic}.outcome`)}
        </p>
        <p className="mt-4 text-small text-ink-3">{t('words')}</p>
        <ul className="flex flex-wrap gap-x-4">
          {termsByTopic[topic].slice(0, termsShown).map((id) => (
            <li key={id}>
              <Link
                href={`${glossaryPath}#${id}`}
                className="inline-flex min-h-11 items-center text-small text-ink-2 underline decoration-hairline-strong decoration-dotted decoration-2 underline-offset-4 hover:text-primary"
              >
                {glossary[id].name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 lg:col-span-7 lg:mt-0">
        {lessons.length === 0 ? (
          <p className="rounded-card border border-hairline px-5 py-6 text-ink-2">{t('emptyModule')}</p>
        ) : (
          <ol>
            {lessons.map((lesson) => (
              <li
                key={lesson.slug}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b border-hairline py-3 first:border-t sm:py-4 lg:first:border-t-0 lg:first:pt-1"
              >
                <div className="max-sm:col-span-2">
                  <h3 className="leading-normal font-semibold">
                    <Link
                      href={`/article/${lesson.slug}`}
                      className="-my-2.5 inline-block py-2.5 underline-offset-4 hover:text-primary hover:underline"
                    >
                      {lesson.title}
                    </Link>
                  </h3>
                  {lesson.description !== null && <p className="mt-1 text-small text-ink-2">{lesson.description}</p>}
                </div>
                {/* On phones, time and mark share a row. */}
                <p className="row-start-2 num text-small text-ink-3">
                  {article('readingTime', { minutes: lesson.minutes })}
                </p>
                <ReadMark slug={lesson.slug} title={lesson.title} label={t('read')} />
              </li>
            ))}
          </ol>
        )}
        {/* Plain `<a>`: the rehearsal belongs to the account opening, which is a document of its own. */}
        <a
          href={localizedPath(locale, practice)}
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t(`modules.${topic}.practice`)}
          <ArrowRight className="size-4 shrink-0" />
        </a>
      </div>
    </li>
  )
}
