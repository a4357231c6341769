import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { rates, waivedDays, waiverNoticeDays } from '@/lib/domain/company/rates'
import { formatMoneyInTable, formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Where the free days end, in percent of the width: that of the first of the two choices above them (features/home/cost-bar.tsx). */
const end = 60
const notice = waivedDays - waiverNoticeDays
const noticeAt = (end * (notice - 1)) / waivedDays

/**
 * What commission costs from the first day on: a line that stays at nothing, with the day of the notice on it, then the rate, in the
 * colour that commission has in the bar of costs.
 */
export async function WaivedDays({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.cost.days')
  return (
    <div className="mt-3">
      <p className="grid grid-cols-[3fr_2fr] items-baseline gap-x-0.5 text-small text-ink-2">
        <span>{t.rich('free', { figure, amount: formatMoneyInTable(0, locale) })}</span>
        <span className="whitespace-nowrap max-[22rem]:whitespace-normal">
          {t.rich('after', { figure, rate: formatPercent(rates.online, locale), day: waivedDays + 1 })}
        </span>
      </p>
      <svg aria-hidden="true" className="mt-1 block h-8 w-full overflow-visible">
        <rect x={`${end}%`} y="4" width={`${100 - end}%`} height="18" className="fill-chart-1" />
        <line x1="0" x2={`${end}%`} y1="21" y2="21" strokeWidth="2" className="stroke-chart-1" />
        <circle cx={`${noticeAt}%`} cy="21" r="6" strokeWidth="3" className="fill-surface stroke-chart-1" />
      </svg>
      <p className="flex w-3/5 justify-between text-min whitespace-nowrap text-ink-2">
        <span>{t('first')}</span>
        {/* Below its dot, which is near the end. */}
        <span className="-me-8 font-semibold text-ink">{t('notice', { day: notice })}</span>
      </p>
    </div>
  )
}

const figure = (words: ReactNode) => <strong className="num text-h3 font-semibold text-ink">{words}</strong>
