import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import { Section } from '@/components/ui/section'
import { rates, waivedDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CostBar } from './cost-bar'

/** What a sale costs, with a slider for its value. */
export async function SaleCost({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.cost')
  const rate = (fraction: number) => formatPercent(fraction, locale)
  return (
    <Section
      id="costs"
      tone="band"
      space="tight"
      title={t('title')}
      action={<AllLink href="/fees">{t('all')}</AllLink>}
    >
      <CostBar
        locale={locale}
        texts={{
          amount: t('amount'),
          period: t('period'),
          waived: t('waived', { days: waivedDays }),
          regular: t('regular'),
          total: t('total'),
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
      />
      <p className="mt-5 text-small text-ink-3">{t('note')}</p>
    </Section>
  )
}
