import { ArrowRight, Plus } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import type { LoadedModule } from '@/lib/content/learning-path'
import { glossaryOf, glossaryPath } from '@/lib/domain/glossary/glossary'
import { termsByTopic } from '@/lib/domain/glossary/topics'
import { Link } from '@/lib/platform/i18n/link'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { guideAddress } from './guide-address'
import { LessonList } from './lesson-list'
import { StageNumber, StageProgress } from './stage-progress'

/** Number of terms below a module's guides; the glossary has the rest. */
const termsShown = 5

interface ModuleSectionProps {
  module: LoadedModule
  number: number
  locale: Locale
}

/** One module: what the reader can do afterwards, its guides with reading times, its terms and an exercise. */
export async function ModuleSection(props: ModuleSectionProps) {
  const { number, locale } = props
  const { topic, lessons, practice } = props.module
  const t = await getTranslations('learning')
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const glossary = glossaryOf(locale)
  const slugs = lessons.map(({ slug }) => slug)
  // Plain `<a>`: the rehearsal belongs to the account opening, which is a document of its own.
  const exercise = (
    <a
      href={localizedPath(locale, practice)}
      className="flex min-h-11 flex-1 items-center justify-between gap-4 py-3 font-semibold text-primary underline-offset-4 hover:underline"
    >
      <span>
        <span className="block text-small text-bronze">{t('practice')}</span>
        {t(`modules.${topic}.practice`)}
      </span>
      <ArrowRight className="size-5 shrink-0" />
    </a>
  )
  return (
    <li id={topic} className="scroll-mt-28 border-t border-hairline-strong last:border-b">
      <details open={number === 1} className="group">
        <summary className="flex min-h-20 list-none flex-wrap items-center gap-x-2 gap-y-2 py-4 hover:text-primary sm:gap-x-6 [&::-webkit-details-marker]:hidden">
          <StageNumber number={number} slugs={slugs} />
          {/* On wide screens what follows it begins with the second column of its lessons. */}
          <h2 className="min-w-0 flex-1 basis-40 text-h3 xl:w-[calc(50%-2.25rem)] xl:flex-none">
            <span className="sr-only">{t('module', { number })}: </span>
            {t(`modules.${topic}.title`)}
          </h2>
          {/* Below the title on phones and tablets, on wide screens beside it: what the path leads to can be read without unfolding it. */}
          <p className="order-1 w-full text-small text-pretty text-ink-2 sm:ps-18 lg:order-none lg:w-0 lg:flex-[1.5] lg:ps-0">
            {t(`modules.${topic}.outcome`)}
          </p>
          {lessons.length > 0 && (
            <>
              <span className="text-small text-ink-2 max-sm:order-1 max-sm:flex-1 lg:w-32 lg:text-end">
                {t('size', { lessons: lessons.length, minutes })}
              </span>
              <StageProgress id={topic} slugs={slugs} />
            </>
          )}
          <Plus className="size-5 shrink-0 text-bronze group-open:hidden" />
          {/* A minus: lucide's is not on the sheet. */}
          <span
            aria-hidden="true"
            className="hidden size-5 shrink-0 place-items-center group-open:grid before:h-0.5 before:w-3.5 before:rounded-full before:bg-bronze"
          />
        </summary>
        <div className="pb-10 sm:ps-18">
          {lessons.length === 0 ? (
            <>
              <p className="rounded-card border border-hairline px-5 py-6 text-ink-2">{t('emptyModule')}</p>
              <p className="mt-4 flex">{exercise}</p>
            </>
          ) : (
            <LessonList lessons={lessons} stage={number} base={guideAddress(locale)}>
              {exercise}
            </LessonList>
          )}
          <div className="mt-4 flex flex-wrap items-baseline gap-x-6 text-small">
            <h3 className="font-semibold">{t('words')}</h3>
            <ul className="flex flex-wrap gap-x-4">
              {termsByTopic[topic].slice(0, termsShown).map((id) => (
                <li key={id}>
                  <Link
                    href={`${glossaryPath}#${id}`}
                    className="inline-flex min-h-8 items-center text-ink-2 underline decoration-hairline-strong decoration-dotted decoration-2 underline-offset-4 hover:text-primary"
                  >
                    {glossary[id].name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  )
}
