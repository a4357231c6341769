import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import { Container } from '@/components/ui/container'
import { rates, waivedDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CostBar } from './cost-bar'

/** What a sale costs, with a slider for its value. */
export async function SaleCost({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.cost')
  const rate = (fraction: number) => formatPercent(fraction, locale)
  return (
    <section id="costs" aria-labelledby="costs-title" className="sale-cost">
      <Container className="py-5 md:py-9">
        <CostBar
          link={
            <AllLink href="/fees">
              <span className="whitespace-nowrap">{t('all')}</span>
            </AllLink>
          }
          locale={locale}
          texts={{
            amount: t('amount'),
            period: t('period'),
            waived: t('waived', { days: waivedDays }),
            regular: t('regular'),
            total: t('total'),
            note: t('note'),
            commission: t('commission'),
            exchange: t('exchange'),
            tax: t('tax'),
            rates: {
              commission: rate(rates.online),
              noCommission: rate(0),
              exchange: rate(rates.exchange),
              tax: rate(rates.sale),
            },
          }}
        >
          <h2 id="costs-title" className="text-h2">
            {t('title')}
          </h2>
        </CostBar>
      </Container>
    </section>
  )
}
