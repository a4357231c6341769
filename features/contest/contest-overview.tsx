import { clsx } from 'clsx'

import { ArrowRight } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { LinkButton } from '@/components/ui/link-button'
import { Section } from '@/components/ui/section'
import { contestPath } from '@/lib/content/contest'
import { loadSiteLinks } from '@/lib/content/site-links'
import type { Locale } from '@/lib/platform/i18n/locales'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { Link } from '@/lib/platform/i18n/link'

import { ContestHero } from './contest-hero'
import { ContestMenu } from './contest-menu'
import type { ContestSection } from './contest-section'

interface ContestOverviewProps {
  locale: Locale
  title: string
  /** HTML of the CMS, not yet sanitised. */
  content: string
  /** Pages about the contest, in order, with their HTML. */
  sections: readonly ContestSection[]
  menu: ReadonlyArray<{ page: string; title: string }>
}

/** Short pages that most visitors come for; the overview shows them in full. */
const shownInFull: readonly string[] = ['rank', 'prize']

/** Excerpt of a section; its description if the section has a table, because numbers alone make no sense. */
function excerptOf({ content, title, description }: ContestSection): string | null {
  return content.includes('<table') ? description : toArticleHtml(content, title).text
}

/** `/mascham`: description of the contest, ranking, prizes, and links to all other pages. */
export async function ContestOverview({ locale, title, content, sections, menu }: ContestOverviewProps) {
  const t = await getTranslations('contest')
  const article = await getTranslations('article')
  const { guides } = await loadSiteLinks(locale)
  const inFull = sections.filter(({ page }) => shownInFull.includes(page))
  const others = sections.filter(({ page }) => !shownInFull.includes(page))
  return (
    <>
      <ContestHero kicker={t('kicker')} title={title} leadHtml={toArticleHtml(content, article('table')).html}>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
          <LinkButton href={contestPath('register')} variant="bronze" size="large">
            {t('join')}
          </LinkButton>
          <LinkButton href={contestPath('rules')} variant="secondary" size="large">
            {menu.find(({ page }) => page === 'rules')?.title ?? t('read')}
          </LinkButton>
        </div>
      </ContestHero>
      <ContestMenu label={t('menu')} overview={t('overview')} entries={menu} current="" />
      {inFull.length > 0 && (
        <div className="container-page grid gap-x-6 gap-y-12 pt-16 md:pt-24 lg:grid-cols-2">
          {inFull.map((section) => (
            <section
              key={section.page}
              className="min-w-0 rounded-panel border border-hairline bg-surface p-5 [--ground:var(--surface)] md:p-8"
            >
              <h2 className="text-h3">
                <Link href={contestPath(section.page)} className="inline-flex min-h-11 items-center hover:text-primary">
                  {section.title}
                </Link>
              </h2>
              <div
                className={clsx('prose mt-2', section.page === 'rank' && 'ranking')}
                // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
                dangerouslySetInnerHTML={{ __html: toArticleHtml(section.content, section.title).html }}
              />
            </section>
          ))}
        </div>
      )}
      <Section id="explore" title={t('explore')}>
        <ul className="grid gap-x-6 md:grid-cols-2">
          {others.map((section) => (
            <li key={section.page} className="group relative flex gap-6 border-t border-hairline py-6">
              <div className="min-w-0 flex-1">
                <h3 className="text-h3">
                  <Link
                    href={contestPath(section.page)}
                    className="group-hover:text-primary after:absolute after:inset-0"
                  >
                    {section.title}
                  </Link>
                </h3>
                <p className="clamp-3 mt-2 text-ink-2">{excerptOf(section)}</p>
              </div>
              <ArrowRight className="mt-2 size-5 shrink-0 text-bronze transition-transform group-hover:translate-x-1" />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="join" tone="surface" title={t('joinTitle')} lead={t('joinLead')}>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/contact">{t('notify')}</LinkButton>
          {guides !== null && (
            <LinkButton href={guides} variant="secondary">
              {t('guides')}
            </LinkButton>
          )}
        </div>
        <p className="mt-8 text-small text-ink-3">{t('demo')}</p>
      </Section>
    </>
  )
}
