import { getTranslations } from 'next-intl/server'

import type { MarketIndex, MarketSession, TradingPhase } from '@/lib/backends/market/mappers'
import { formatInVietnam } from '@/lib/platform/i18n/format-day'
import { formatShortMoney } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import { changeOf } from './change-of'
import { momentOf } from './moment-of'
import { sparkLine } from './spark-line'
import type { StripCell, StripFigures } from './strip-figures'

const minute = 60_000

/** Seconds between two questions of a browser. */
const pollSeconds = { trading: 20, resting: 120 } as const

/** Phases in which figures change, and the age in milliseconds at which they count as late. */
const trading: ReadonlySet<TradingPhase> = new Set(['opening', 'continuous', 'closing'])
const lateAfter = 5 * minute

type Texts = Awaited<ReturnType<typeof getTranslations<'market'>>>

/** A session in the words and numbers of a language. @param now when it is read */
export async function composeStrip(session: MarketSession, locale: Locale, now: Date): Promise<StripFigures> {
  const t = await getTranslations({ locale, namespace: 'market' })
  const late = t('late', { time: momentOf(session.asOf, locale, now) })
  return {
    clock: isLate(session, now) ? late : clockOf(session, t, locale, now),
    late,
    isDemonstration: session.isDemonstration,
    isTrading: trading.has(session.phase),
    pollSeconds: trading.has(session.phase) ? pollSeconds.trading : pollSeconds.resting,
    cells: [...session.indices.map((index) => indexCell(index, t, locale)), ...turnoverCell(session, t, locale)],
  }
}

function isLate({ phase, phaseEndsAt, asOf }: MarketSession, now: Date): boolean {
  if (phaseEndsAt !== null && now.getTime() > phaseEndsAt.getTime() + minute) return true
  return trading.has(phase) && now.getTime() - asOf.getTime() > lateAfter
}

function clockOf({ phase, phaseEndsAt, asOf }: MarketSession, t: Texts, locale: Locale, now: Date): string {
  if (phaseEndsAt === null) return t(`phase.${phase}`)
  // The day of the figures: that of the session, beside news of other days; not today's when the market is closed.
  const day = formatInVietnam(asOf, locale, { day: 'numeric', month: locale === 'en' ? 'short' : 'numeric' })
  if (phase === 'opening' || phase === 'closing') {
    const minutes = Math.max(1, Math.ceil((phaseEndsAt.getTime() - now.getTime()) / minute))
    return t(`clock.${phase}`, { day, minutes })
  }
  return t(`clock.${phase}`, { day, time: momentOf(phaseEndsAt, locale, now) })
}

function indexCell({ code, value, change, changeShare, points }: MarketIndex, t: Texts, locale: Locale): StripCell {
  const figure = new Intl.NumberFormat(intlLocale[locale], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const shown = { code, value: figure.format(value), change: changeOf(changeShare, locale) }
  const { text, tone } = shown.change
  return {
    ...shown,
    spoken: t(`spoken.${tone === 'flat' ? 'flat' : tone === 'up' ? 'up' : 'down'}`, {
      code,
      value: shown.value,
      change: text,
    }),
    line: sparkLine(points, value - change),
  }
}

function turnoverCell({ turnover }: MarketSession, t: Texts, locale: Locale): readonly StripCell[] {
  if (turnover === null) return []
  const short = formatShortMoney(turnover, locale)
  // In English a bare amount does not say that it is in dong; the units of the other languages do.
  const value = locale === 'en' ? `VND\u00A0${short}` : short
  return [{ code: t('turnover'), value, change: null, spoken: `${t('turnover')}: ${value}`, line: null }]
}
