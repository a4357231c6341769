import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'
import { LinkButton } from '@/components/ui/link-button'
import { PageHead } from '@/components/ui/page-head'
import type { LoadedModule } from '@/lib/content/learning-path'
import { glossaryPath } from '@/lib/domain/glossary/glossary'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import type { Locale } from '@/lib/platform/i18n/locales'
import { termsByTopic } from '@/lib/domain/glossary/topics'

import { guideAddress } from './guide-address'
import { ModuleSection } from './module-section'
import { PathProgress } from './path-progress'

interface LearningPageProps {
  locale: Locale
  modules: readonly LoadedModule[]
  crumbs: readonly Crumb[]
}

/** The learning path: guides in reading order, by module, with what each module enables the reader to do. */
export async function LearningPage({ locale, modules, crumbs }: LearningPageProps) {
  const [t, shell] = await Promise.all([getTranslations('learning'), getTranslations('shell')])
  const lessons = modules.flatMap((module) => module.lessons)
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const terms = Object.values(termsByTopic).flat().length
  return (
    <>
      <PageHead
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={t('title')}
        lead={t('lead', { lessons: lessons.length, minutes })}
      >
        <IslandMessages paths={['learning.progress']}>
          <PathProgress stages={modules.map((module) => module.lessons)} base={guideAddress(locale)} />
        </IslandMessages>
        <p className="mt-4 max-w-measure text-small text-ink-3 noscript:hidden">{t('privacy')}</p>
        <noscript>
          <p className="mt-4 max-w-measure text-small text-ink-2">{t('noScript')}</p>
        </noscript>
      </PageHead>
      <IslandMessages paths={['learning.progress', 'learning.read', 'article.readingTime']}>
        <ol className="container-page pb-16 md:pb-24">
          {modules.map((module, index) => (
            <ModuleSection key={module.topic} module={module} number={index + 1} locale={locale} />
          ))}
        </ol>
      </IslandMessages>
      <aside aria-labelledby="learn-glossary" className="border-t border-hairline bg-surface">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-12">
          <div className="max-w-measure">
            <h2 id="learn-glossary" className="text-h3">
              {t('glossaryTitle')}
            </h2>
            <p className="mt-2 text-ink-2">{t('glossaryLead', { count: terms })}</p>
          </div>
          <LinkButton href={glossaryPath} variant="secondary">
            {t('glossaryOpen')}
          </LinkButton>
        </div>
      </aside>
    </>
  )
}
