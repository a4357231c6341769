import { ArrowRight, ChevronDown, Plus } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import type { LoadedModule } from '@/lib/content/learning-path'
import { glossaryOf, glossaryPath } from '@/lib/domain/glossary/glossary'
import { termsByTopic } from '@/lib/domain/glossary/topics'
import { Link } from '@/lib/platform/i18n/link'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { guideAddress } from './guide-address'
import { LessonList } from './lesson-list'
import { StageProgress } from './stage-progress'

/** Number of terms in a module's header; the glossary has the rest. */
const termsShown = 5

interface ModuleSectionProps {
  module: LoadedModule
  number: number
  locale: Locale
}

/** One module: what the reader can do afterwards, its guides with reading times, its terms and an exercise. */
export async function ModuleSection({ module: { topic, lessons, practice }, number, locale }: ModuleSectionProps) {
  const t = await getTranslations('learning')
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const glossary = glossaryOf(locale)
  // Plain `<a>`: the rehearsal belongs to the account opening, which is a document of its own.
  const exercise = (
    <a href={localizedPath(locale, practice)} className={buttonClass({ variant: 'secondary' }, 'max-sm:w-full')}>
      {t(`modules.${topic}.practice`)}
      <ArrowRight className="size-4 shrink-0" />
    </a>
  )
  return (
    <li id={topic} className="scroll-mt-28 border-t border-hairline-strong last:border-b">
      <details open={number === 1} className="group">
        <summary className="flex min-h-20 list-none flex-wrap items-center gap-x-6 gap-y-2 py-4 hover:text-primary [&::-webkit-details-marker]:hidden">
          <span aria-hidden="true" className="w-8 num text-h2 text-bronze">
            {number}
          </span>
          <h2 className="min-w-0 flex-1 basis-52 text-h3">
            <span className="sr-only">{t('module', { number })}: </span>
            {t(`modules.${topic}.title`)}
          </h2>
          {lessons.length > 0 && (
            <>
              <span className="text-small text-ink-2 max-sm:order-1 max-sm:flex-1 max-sm:ps-14">
                {t('size', { lessons: lessons.length, minutes })}
              </span>
              <StageProgress id={topic} slugs={lessons.map(({ slug }) => slug)} />
            </>
          )}
          <Plus className="size-5 shrink-0 text-bronze group-open:hidden" />
          {/* A minus: lucide's is not on the sheet. */}
          <span
            aria-hidden="true"
            className="hidden size-5 shrink-0 place-items-center group-open:grid before:h-0.5 before:w-3.5 before:rounded-full before:bg-bronze"
          />
        </summary>
        <div className="pt-2 pb-12 lg:ps-14">
          <div className="mb-6 grid gap-x-12 gap-y-4 lg:grid-cols-2">
            <p className="max-w-measure text-ink-2">
              <span className="font-semibold text-ink">{t('afterwards')}</span> {t(`modules.${topic}.outcome`)}
            </p>
            <details className="group/words">
              <summary className="-my-2 inline-flex min-h-11 list-none items-center gap-2 text-small font-semibold text-primary underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
                {t('words')}
                <ChevronDown className="size-4 group-open/words:rotate-180" />
              </summary>
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
            </details>
          </div>
          {lessons.length === 0 ? (
            <>
              <p className="rounded-card border border-hairline px-5 py-6 text-ink-2">{t('emptyModule')}</p>
              <p className="mt-4">{exercise}</p>
            </>
          ) : (
            <LessonList lessons={lessons} base={guideAddress(locale)}>
              {exercise}
            </LessonList>
          )}
        </div>
      </details>
    </li>
  )
}
