import { getTranslations } from 'next-intl/server'

import { Drawing } from '@/components/art/drawing'
import terracesETrading from '@/components/art/drawings/terraces-e-trading.svg'
import { WebTerminal } from '@/components/app-screen/web-terminal'
import { Workstation } from '@/components/app-screen/workstation'
import type { Crumb } from '@/components/ui/breadcrumb'
import { chipClass } from '@/components/ui/chip'
import { Clauses } from '@/components/ui/clauses'
import { PageHead } from '@/components/ui/page-head'
import { guideHref, staticHref } from '@/lib/backends/main/static-content'
import type { StaticContent } from '@/lib/backends/main/shell'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import type { Locale } from '@/lib/platform/i18n/locales'
import { JsonLd } from '@/lib/platform/seo/json-ld'

import { eTradingJsonLd } from './e-trading-json-ld'
import { Guides } from './guides'
import { MobileSection } from './mobile-section'
import { OutLink } from './out-link'
import { PlatformSection } from './platform-section'

interface ETradingPageProps {
  /** Links, downloads and files of the editors; empty if the CMS did not respond: the page omits them. */
  content: StaticContent
  locale: Locale
  crumbs: readonly Crumb[]
}

const sections = ['web', 'home', 'mobile'] as const

/** Two buttons of one width, in a row where both fit. */
const buttons = 'flex max-w-lg flex-wrap gap-3 *:grow *:basis-0 *:px-4 *:whitespace-nowrap lg:max-w-none'

/** Messages of the terminal. */
const screens = ['appScreens.terminal', 'appScreens.board', 'appScreens.ticket', 'appScreens.book'] as const

/** The three trading platforms, each a section whose fragment menus link to. */
export async function ETradingPage({ content, locale, crumbs }: ETradingPageProps) {
  const t = await getTranslations('eTrading')
  const shell = await getTranslations('shell')
  const newTab = shell('newTab')
  const web = {
    basic: staticHref(content, 'basic_trading'),
    derivatives: staticHref(content, 'derivatives_trading'),
    chart: staticHref(content, 'technical_chart'),
    board: staticHref(content, 'price_board'),
  }
  const desktop = staticHref(content, 'app_desktop')
  return (
    <>
      <JsonLd
        data={eTradingJsonLd([
          { name: t('home.title'), operatingSystem: 'Windows', href: desktop },
          { name: t('mobile.title'), operatingSystem: 'Android', href: staticHref(content, 'app_android') },
          { name: t('mobile.title'), operatingSystem: 'iOS', href: staticHref(content, 'app_ios') },
        ])}
      />
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={<Clauses>{t('title')}</Clauses>}
        lead={t('lead')}
        art={
          <Drawing
            file={terracesETrading}
            align="bottom"
            className="absolute inset-x-0 bottom-0 h-[65%] w-full fade-top text-[#8f9bf5] opacity-55 night:fade-top-bottom night:opacity-30"
          />
        }
        aside={
          <nav aria-label={t('sections')} className="lg:self-end">
            <div className="mb-5 lg:flex lg:justify-end">
              <OutLink href={web.basic} newTab={newTab} variant="bronze">
                {t('web.open')}
              </OutLink>
            </div>
            <ul className="flex flex-wrap gap-2 max-sm:*:grow lg:justify-end">
              {sections.map((section) => (
                <li key={section}>
                  <a
                    href={`#${section}-trading`}
                    className={`${chipClass} w-full justify-center bg-hero! max-sm:px-2.5`}
                  >
                    {t(section === 'home' ? 'home.short' : `${section}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        }
      >
        <IslandMessages paths={screens}>
          <div className="mt-10">
            <WebTerminal label={t('web.art')} />
          </div>
        </IslandMessages>
      </PageHead>
      <PlatformSection
        id="web-trading"
        title={t('web.title')}
        kicker={t('web.kicker')}
        lead={t('web.lead')}
        points={[t('web.points.one'), t('web.points.two'), t('web.points.three')]}
      >
        <div className={buttons}>
          <OutLink href={web.basic} newTab={newTab}>
            {t('web.basic')}
          </OutLink>
          <OutLink href={web.derivatives} newTab={newTab} variant="secondary">
            {t('web.derivatives')}
          </OutLink>
        </div>
        <div className="-ms-3 mt-3 flex flex-wrap *:px-3 sm:gap-x-3 lg:grid lg:grid-cols-2 lg:gap-x-0 lg:*:justify-self-start">
          <OutLink href={web.chart} newTab={newTab} variant="quiet">
            {t('web.chart')}
          </OutLink>
          <OutLink href={web.board} newTab={newTab} variant="quiet">
            {t('web.board')}
          </OutLink>
        </div>
        {Object.values(web).every((href) => href === null) && <p className="text-ink-2">{t('unavailable')}</p>}
      </PlatformSection>
      <PlatformSection
        id="home-trading"
        tone="surface"
        flipped
        title={t('home.title')}
        kicker={t('home.kicker')}
        lead={t('home.lead')}
        points={[t('home.points.one'), t('home.points.two'), t('home.points.three')]}
        art={
          <IslandMessages paths={['appScreens.terminal', 'appScreens.book']}>
            <Workstation label={t('home.art')} />
          </IslandMessages>
        }
      >
        <div className={buttons}>
          <OutLink href={desktop} newTab={newTab} download>
            {t('home.download')}
          </OutLink>
          <OutLink href={guideHref(content, 'setup', locale, 'HTS')} newTab={newTab} variant="secondary">
            {t('home.setup')}
          </OutLink>
        </div>
        {desktop === null && <p className="mt-3 text-ink-2">{t('unavailable')}</p>}
      </PlatformSection>
      <MobileSection content={content} locale={locale} />
      <Guides content={content} locale={locale} />
    </>
  )
}
