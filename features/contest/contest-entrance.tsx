import { getTranslations } from 'next-intl/server'

import { OpenAccountLink } from '@/components/layout/open-account-link'
import { buttonClass } from '@/components/ui/button-class'
import { LinkButton } from '@/components/ui/link-button'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ContestHero } from './contest-hero'
import type { ContestSection } from './contest-section'

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
          <>
            <Link
              href="/mascham"
              className="inline-flex min-h-11 items-center gap-2 text-small text-ink-2 hover:text-ink"
            >
              <span aria-hidden>←</span> {contestTitle}
            </Link>
            <p className="mt-6 text-small font-semibold text-hero-bronze md:mt-10">{section.title}</p>
          </>
        }
        // The page can do nothing before the season, so this is its title.
        title={t('entranceTitle')}
        leadHtml={toArticleHtml(section.content, section.title).html}
        drum="large"
      >
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-4">
          <LinkButton href="/mascham/rules" variant="bronze" size="large">
            {t('readRules')}
          </LinkButton>
          <LinkButton href="/contact" variant="secondary" size="large">
            {t('notify')}
          </LinkButton>
        </div>
      </ContestHero>
      <div className="container-page py-12 md:py-16">
        <div className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:gap-x-16">
          {[
            {
              title: t('fakeTitle'),
              text: t('entranceLead'),
              link: (
                <Link href="/anti-scam" className="inline-flex min-h-12 items-center text-link">
                  {t('antiScam')}
                </Link>
              ),
            },
            {
              title: t('tradingTitle'),
              text: t('tradingLead', { minutes: openingMinutes }),
              link: (
                <OpenAccountLink locale={locale} className={buttonClass({ variant: 'secondary' })}>
                  {t('openAccount')}
                </OpenAccountLink>
              ),
            },
          ].map(({ title, text, link }) => (
            <section key={title} className="flex flex-col items-start border-t-2 border-bronze-graphic pt-5">
              <h2 className="text-h3">{title}</h2>
              <p className="mt-2 mb-5 grow text-pretty text-ink-2">{text}</p>
              {link}
            </section>
          ))}
        </div>
        <p className="mt-12 text-small text-ink-3">{t('demo')}</p>
      </div>
    </>
  )
}
