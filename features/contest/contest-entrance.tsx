import { getTranslations } from 'next-intl/server'

import { Drawing } from '@/components/art/drawing'
import drumMascham from '@/components/art/drawings/drum-mascham.svg'
import { OpenAccountLink } from '@/components/layout/open-account-link'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

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
    <div className="relative overflow-clip">
      <Drawing
        file={drumMascham}
        className="absolute -top-24 -right-24 size-56 text-bronze-graphic opacity-20 md:-top-40 md:-right-40 md:size-120"
      />
      <div className="relative mx-auto w-full max-w-[640px] px-4 py-12 md:py-20">
        <p className="text-small">
          <Link
            href="/mascham"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-bronze hover:underline"
          >
            <span aria-hidden>←</span> {contestTitle}
          </Link>
        </p>
        <h1 className="mt-2 text-h1">{section.title}</h1>
        <div
          className="prose mt-5 text-lead text-ink-2"
          // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
          dangerouslySetInnerHTML={{ __html: toArticleHtml(section.content, section.title).html }}
        />
        <Alert title={t('entranceTitle')} className="mt-8">
          {t('entranceLead')}{' '}
          <Link href="/anti-scam" className="text-link">
            {t('antiScam')}
          </Link>
        </Alert>
        <div className="mt-6 grid gap-3 sm:flex">
          <LinkButton href="/mascham/rules">{t('readRules')}</LinkButton>
          <LinkButton href="/contact" variant="secondary">
            {t('notify')}
          </LinkButton>
        </div>
        <Card className="mt-12">
          <h2 className="text-h3">{t('tradingTitle')}</h2>
          <p className="mt-2 text-ink-2">{t('tradingLead', { minutes: openingMinutes })}</p>
          <OpenAccountLink locale={locale} className={buttonClass({ variant: 'secondary' }, 'mt-5')}>
            {t('openAccount')}
          </OpenAccountLink>
        </Card>
        <p className="mt-8 text-small text-ink-3">{t('demo')}</p>
      </div>
    </div>
  )
}
