import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { type ContestMenuEntries, contestPath } from '@/lib/content/contest'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { Link } from '@/lib/platform/i18n/link'

import { ContestHero } from './contest-hero'
import { ContestEntrances } from './contest-entrances'
import { ContestMenu } from './contest-menu'
import type { ContestSection } from './contest-section'
import { LuckyWheel } from './lucky-wheel'
import { NextSeason } from './next-season'
import { Podium } from './podium'
import { SectionText } from './section-text'
import { toStandings } from './standings'
import type { WheelPrize } from './wheel-sectors'

interface ContestPageProps {
  section: ContestSection
  contestTitle: string
  menu: ContestMenuEntries
}

/** A page about the contest, with links to the previous and the next one. */
export async function ContestPage({ section, contestTitle, menu: { about: menu, entrances } }: ContestPageProps) {
  const t = await getTranslations('contest')
  const shell = await getTranslations('shell')
  const article = await getTranslations('article')
  const prize = (name: WheelPrize) => ({
    name: t(`wheel.prizes.${name}`),
    landed: t('wheel.landed', { prize: t(`wheel.prizes.${name}`) }),
  })
  const standings = section.page === 'rank' ? toStandings(toArticleHtml(section.content, section.title).html) : null
  const picture =
    standings !== null ? (
      <div className="-mb-12 md:-mb-16">
        <Podium winners={standings.winners} isHigh />
      </div>
    ) : section.page === 'lucky-wheel' ? (
      <LuckyWheel
        copy={{
          spin: t('wheel.spin'),
          note: t('wheel.note'),
          prizes: { book: prize('book'), notebook: prize('notebook') },
        }}
      />
    ) : null
  const at = menu.findIndex(({ page }) => page === section.page)
  const before = menu[at - 1]
  const after = menu[at + 1]
  return (
    <>
      <ContestHero
        above={
          <Breadcrumb
            label={article('breadcrumb')}
            crumbs={[
              { label: shell('home'), href: '/' },
              { label: contestTitle, href: '/mascham' },
              { label: section.title },
            ]}
          />
        }
        title={section.title}
        lead={picture && section.description}
        aside={picture}
        isAsideSplit={section.page === 'lucky-wheel'}
      />
      <ContestMenu label={t('menu')} overview={t('overview')} entries={menu} current={section.page} />
      <div className="container-page py-8 md:py-12">
        <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
          <div className={clsx('min-w-0', standings === null ? 'lg:col-span-7' : 'lg:col-span-full')}>
            <SectionText
              section={section}
              tableLabel={article('table')}
              className={standings === null ? 'max-w-measure' : ''}
            />
            <p className="mt-10 max-w-measure border-l-2 border-bronze-graphic pl-5 text-small text-ink-2">
              {t('demo')}
            </p>
          </div>
          {standings === null ? (
            <aside aria-labelledby="join" className="lg:col-span-4 lg:col-start-9">
              <Card>
                <h2 id="join" className="text-h3">
                  {t('joinTitle')}
                </h2>
                <p className="mt-2 text-ink-2">{t('joinLead')}</p>
                <LinkButton href={contestPath('register')} variant="secondary" block className="mt-5">
                  {t('join')}
                </LinkButton>
                <ContestEntrances entrances={entrances} className="mt-3" />
              </Card>
            </aside>
          ) : (
            <NextSeason
              className="lg:col-span-full"
              action={
                <LinkButton href={contestPath('register')} variant="secondary">
                  {t('join')}
                </LinkButton>
              }
            />
          )}
        </div>
        <div className="mt-12 grid gap-x-6 border-t border-hairline sm:grid-cols-2">
          {before === undefined ? (
            <span className="hidden sm:block" />
          ) : (
            <Link href={contestPath(before.page)} className="group flex min-h-20 items-center gap-4 py-4">
              <ArrowLeft className="size-5 shrink-0 text-bronze" />
              <span>
                <span className="block text-small text-ink-3">{t('previous')}</span>
                <span className="font-semibold group-hover:text-primary">{before.title}</span>
              </span>
            </Link>
          )}
          {after !== undefined && (
            <Link
              href={contestPath(after.page)}
              className="group flex min-h-20 items-center justify-end gap-4 border-t border-hairline py-4 text-end sm:border-t-0"
            >
              <span>
                <span className="block text-small text-ink-3">{t('next')}</span>
                <span className="font-semibold group-hover:text-primary">{after.title}</span>
              </span>
              <ArrowRight className="size-5 shrink-0 text-bronze" />
            </Link>
          )}
        </div>
      </div>
    </>
  )
}
