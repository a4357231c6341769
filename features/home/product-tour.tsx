import { getTranslations } from 'next-intl/server'

import { NumberTerraces } from '@/components/art/number-terraces'
import { BoardScreen } from '@/components/app-screen/board-screen'
import { OtpScreen } from '@/components/app-screen/otp-screen'
import { StatementScreen } from '@/components/app-screen/statement-screen'
import { AllLink } from '@/components/ui/all-link'
import { buttonClass } from '@/components/ui/button-class'
import { Container } from '@/components/ui/container'
import { loadPost } from '@/lib/content/posts'
import { optionalContent } from '@/lib/content/require-content'
import { firmContent } from '@/lib/domain/company/firm'
import { rates, waivedDays, waiverNoticeDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { OpenAccountAct } from './open-account-act'
import { SaleScreen } from './sale-screen'
import { TourProgress } from './tour-progress'

const tourId = 'tour'

const stops = [
  { key: 'ticket', Screen: SaleScreen, notes: ['limits', 'volume', 'fee', 'tax', 'paid'] },
  { key: 'otp', Screen: OtpScreen, notes: ['second', 'digits'] },
  { key: 'statement', Screen: StatementScreen, notes: ['arrived', 'same'] },
  { key: 'board', Screen: BoardScreen, notes: ['up', 'down', 'reference', 'ceiling', 'floor'] },
] as const

/**
 * What the application says before, while and after a sale, and of the market: four claims, each with its screen. On wide screens a
 * phone beside them shows the claim in the middle of the window, to which a press on another moves, and notes on its rows; on phones they
 * are a row below their names (app/tour.css).
 */
export async function ProductTour({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.tour')
  const offer = await optionalContent(loadPost(firmContent.waiverSlug, locale))
  const said = {
    days: waivedDays,
    commission: formatPercent(rates.online, locale),
    notice: waivedDays - waiverNoticeDays,
  }
  return (
    <div className="tour-ground">
      <section id="products" aria-labelledby="products-title" data-scheme="dark" className="text-ink">
        {/* Mirrored, to rise towards the phone and away from the text. */}
        <NumberTerraces number={String(waivedDays)} className="tour-terraces" />
        <Container className="tour-frame">
          <h2 id="products-title" className="tour-title">
            {t('title')}
          </h2>
          <nav aria-labelledby="products-title" className="tour-tabs">
            {stops.map(({ key }) => (
              <a key={key} href={`#tour-${key}`}>
                {t(`${key}.name`)}
              </a>
            ))}
          </nav>
          <ol
            id={tourId}
            className="tour"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={t('title')}
          >
            {stops.map(({ key, Screen, notes }, index) => (
              <li key={key} className="tour-stop" data-current={index === 0 ? '' : undefined}>
                <div className="tour-claim">
                  <h3 id={`tour-${key}`} className="text-h3 text-balance">
                    <a href={`#tour-${key}`} className="tour-link">
                      {t(`${key}.title`)}
                    </a>
                  </h3>
                  <p className="text-pretty">
                    {t(`${key}.text`, said)}{' '}
                    {key === 'ticket' && offer && <Link href={`/article/${offer.slug}`}>{t('conditions', said)}</Link>}
                  </p>
                </div>
                <div className="tour-screen">
                  <Screen className="[&>div]:bg-(--stage)" />
                  <ul className="tour-notes">
                    {notes.map((note) => (
                      <li key={note} data-note={note}>
                        {t(`notes.${note}`, said)}
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ol>
          <p className="tour-all">
            <span className="basis-full max-lg:pt-3 max-sm:pb-1 max-sm:*:w-full">
              <OpenAccountAct locale={locale} className={buttonClass({ variant: 'bronze' })} />
            </span>
            <AllLink href="/e-trading">{t('all')}</AllLink>
            <AllLink href="/fees">{t('fees')}</AllLink>
          </p>
        </Container>
        <TourProgress listId={tourId} />
      </section>
    </div>
  )
}
