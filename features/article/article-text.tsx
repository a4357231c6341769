import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { rates } from '@/lib/domain/company/rates'
import { interestDays } from '@/lib/domain/margin/margin-loan'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import { MarginCalculatorIsland } from './margin-calculator-island'
import { splitAtCalculator } from './split-at-calculator'

interface ArticleTextProps {
  /** Sanitised by `toArticleHtml`. */
  html: string
  className: string
  locale: Locale
}

/** A text, or where its editors ask for the margin calculator what is before that, the calculator with its risk and its table folded in one card, and what is after. */
export async function ArticleText({ html, className, locale }: ArticleTextProps) {
  const parts = splitAtCalculator(html)
  if (parts === null) return <Prose html={html} className={className} />
  const t = await getTranslations('article')
  const folded =
    parts.table === '' ? '' : `<details class="chart-data"><summary>${t('chartData')}</summary>${parts.table}</details>`
  return (
    <>
      <Prose html={parts.before} className={className} />
      <div className="margin-card">
        <MarginCalculatorIsland
          locale={locale}
          own={parts.own}
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
            interest: parts.hasInterest
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
        <Prose html={parts.risk + folded} className={className} />
      </div>
      <Prose html={parts.after} className={clsx(className, 'is-rest')} />
    </>
  )
}

function Prose({ html, className }: { html: string; className: string }) {
  // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
