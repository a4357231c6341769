import { ArrowRight } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { type ContestMenuEntries, contestPath } from '@/lib/content/contest'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { Link } from '@/lib/platform/i18n/link'

import { ContestHero } from './contest-hero'
import { ContestMenu } from './contest-menu'
import type { ContestSection } from './contest-section'
import { NextSeason } from './next-season'
import { Podium } from './podium'
import { RankingSummary } from './ranking-summary'
import { SectionText } from './section-text'
import { toStandings } from './standings'

interface ContestOverviewProps {
  title: string
  /** HTML of the CMS, not yet sanitised. */
  content: string
  /** Pages about the contest, in order, with their HTML. */
  sections: readonly ContestSection[]
  menu: ContestMenuEntries
}

/** `/mascham`: description of the contest with the last winners, ranking and prizes; the menu leads to all other pages. */
export async function ContestOverview({ title, content, sections, menu }: ContestOverviewProps) {
  const t = await getTranslations('contest')
  const article = await getTranslations('article')
  const [ranking, prize] = ['rank', 'prize'].map((name) => sections.find(({ page }) => page === name))
  const standings = ranking === undefined ? null : toStandings(toArticleHtml(ranking.content, ranking.title).html)
  return (
    <>
      <ContestHero
        above={
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small font-semibold text-hero-bronze">
            {t('kicker')}
            <span className="rounded-full border border-hero-bronze px-3 py-0.5 text-min">{t('joinTitle')}</span>
          </p>
        }
        title={title}
        leadHtml={toArticleHtml(content, article('table')).html}
        aside={
          standings !== null && (
            <>
              <Podium winners={standings.winners} isHigh />
              <p aria-hidden="true" className="mt-3 text-center text-small text-on-hero-2">
                {t('topThree')}
              </p>
            </>
          )
        }
      >
        <div className="mt-8 flex flex-wrap items-center gap-3 max-sm:*:grow max-sm:*:px-4">
          <LinkButton href={contestPath('rules')} variant="bronze" size="large">
            {menu.about.find(({ page }) => page === 'rules')?.title ?? t('readRules')}
          </LinkButton>
          <LinkButton href={contestPath('register')} variant="secondary" size="large">
            {t('join')}
          </LinkButton>
        </div>
      </ContestHero>
      <ContestMenu label={t('menu')} overview={t('overview')} entries={menu.about} current="" />
      <div className="container-page grid gap-6 pt-12 md:pt-16 lg:grid-cols-12">
        {ranking !== undefined && (
          <Card size="panel" className="flex min-w-0 flex-col [--ground:var(--surface)] lg:col-span-7">
            <SectionTitle section={ranking} />
            {standings === null ? (
              <SectionText section={ranking} tableLabel={ranking.title} className="mt-2" />
            ) : (
              <RankingSummary standings={standings} />
            )}
          </Card>
        )}
        {prize !== undefined && (
          <Card size="panel" className="min-w-0 [--ground:var(--surface)] lg:col-span-5">
            <SectionTitle section={prize} />
            <SectionText section={prize} tableLabel={prize.title} className="mt-2" />
          </Card>
        )}
        <NextSeason
          className="lg:col-span-full"
          action={
            <LinkButton href="/contact" variant="secondary">
              {t('notify')}
            </LinkButton>
          }
        />
      </div>
      <p className="container-page py-8 text-small text-ink-3 md:pb-16">{t('demo')}</p>
    </>
  )
}

function SectionTitle({ section: { page, title } }: { section: ContestSection }) {
  return (
    <h2 className="text-h3">
      <Link href={contestPath(page)} className="group inline-flex min-h-11 items-center gap-3 hover:text-primary">
        {title}
        <ArrowRight className="size-5 shrink-0 text-bronze transition-transform group-hover:translate-x-1" />
      </Link>
    </h2>
  )
}
