import { getTranslations } from 'next-intl/server'

import { rates, waivedDays } from '@/lib/domain/company/rates'
import { interestDays } from '@/lib/domain/margin/margin-loan'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import { FeeCalculatorIsland, MarginCalculatorIsland } from './calculator-islands'
import type { TextCalculatorKind } from './split-at-calculator'

interface TextCalculatorProps {
  readonly calculator: TextCalculatorKind
  readonly locale: Locale
}

/** The calculator that editors ask for in a text, with its texts. */
export async function TextCalculator({ calculator, locale }: TextCalculatorProps) {
  const t = await getTranslations('article')
  if (calculator.kind === 'fee') {
    return (
      <FeeCalculatorIsland
        locale={locale}
        texts={{
          title: t('fees.title', { days: waivedDays }),
          value: t('fees.value'),
          orders: t('fees.orders'),
          saved: t('fees.saved'),
          paid: t('fees.paid'),
          exchange: t('fees.exchange'),
          tax: t('fees.tax'),
          drawn: t('fees.drawn'),
          days: [t('fees.day', { day: 1 }), t('fees.day', { day: waivedDays })],
          note: t('fees.note'),
        }}
      />
    )
  }
  return (
    <MarginCalculatorIsland
      locale={locale}
      own={calculator.own}
      isCalled={calculator.isCalled}
      texts={{
        title: t('margin.title'),
        own: t('margin.own'),
        loan: t('margin.loan'),
        price: t('margin.price'),
        bought: t('margin.bought'),
        ratio: t('margin.ratio'),
        left: t('margin.left'),
        lost: t('margin.lost'),
        call: t('margin.call'),
        room: t('margin.room'),
        missing: t('margin.missing', { warning: formatPercent(rates.marginWarning, locale) }),
        interest: calculator.hasInterest
          ? t('margin.interest', { days: interestDays, rate: formatPercent(rates.margin, locale) })
          : undefined,
        most: t('margin.most'),
        levels: {
          safe: t('margin.safe'),
          warning: t('margin.warned'),
          second: t('margin.second'),
          call: t('margin.called'),
        },
        note: t('margin.note'),
      }}
    />
  )
}
