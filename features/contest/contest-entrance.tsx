import { getTranslations } from 'next-intl/server'

import { OpenAccountLink } from '@/components/layout/open-account-link'
import { buttonClass } from '@/components/ui/button-class'
import { TriangleAlert } from '@/components/ui/icons'
import { LinkButton } from '@/components/ui/link-button'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ContestHero } from './contest-hero'
import type { ContestSection } from './contest-section'
import { SeasonLine } from './season-line'

interface ContestEntranceProps {
  locale: Locale
  section: ContestSection
  contestTitle: string
}

/** The pages to sign in, enter and register: the CMS text and links elsewhere, because the site has no such form. */
export async function ContestEntrance({ locale, section, contestTitle }: ContestEntranceProps) {
  const t = await getTranslations('contest')
  return (
    <>
      <ContestHero
        above={
          <Link
            href="/mascham"
            className="inline-flex min-h-11 items-center gap-2 text-small text-ink-2 hover:text-ink"
          >
            <span aria-hidden>←</span> {contestTitle}
          </Link>
        }
        // The page can do nothing before the season, so this is its title.
        title={t('entranceTitle')}
        leadHtml={toArticleHtml(section.content, section.title).html}
        // On phones, the date of the next season comes first.
        aside={
          <>
            <div className="grid lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:content-start lg:ps-6">
              <SeasonLine />
            </div>
            <section className="flex gap-3 self-end rounded-card border border-hero-bronze/60 p-4 pb-5 max-lg:mt-6 lg:col-span-6">
              <TriangleAlert className="mt-0.5 size-5 shrink-0 text-hero-bronze" />
              <div>
                <h2 className="font-semibold">{t('fakeTitle')}</h2>
                <p className="mt-1 text-small text-pretty text-on-hero-2">{t('entranceLead')}</p>
                <Link
                  href="/anti-scam"
                  className="mt-1 -mb-2 inline-flex min-h-11 items-center py-2 text-small font-semibold underline underline-offset-4"
                >
                  {t('antiScam')}
                </Link>
              </div>
            </section>
          </>
        }
        isAsideSplit
      >
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-4">
          <LinkButton href="/mascham/rules" variant="bronze" size="large">
            {t('readRules')}
          </LinkButton>
          <LinkButton href="/contact" variant="secondary" size="large">
            {t('notify')}
          </LinkButton>
        </div>
      </ContestHero>
      <div className="container-page py-10 md:py-14">
        <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
          <div className="max-w-measure">
            <h2 className="text-h3">{t('tradingTitle')}</h2>
            <p className="mt-2 text-pretty text-ink-2">{t('tradingLead', { minutes: openingMinutes })}</p>
          </div>
          <OpenAccountLink locale={locale} className={buttonClass({ variant: 'secondary' }, 'max-sm:w-full')}>
            {t('openAccount')}
          </OpenAccountLink>
        </section>
        <p className="mt-12 text-small text-ink-3">{t('demo')}</p>
      </div>
    </>
  )
}
