import type { Locale } from '@/lib/platform/i18n/locales'

import type { TemplateValues } from '../files/template'
import { words, type Session } from './session'

/** An amount of VND billion with its unit; Korean counts in 조 (trillion) and 억 (hundred million). */
const amounts: Readonly<Record<Locale, (billions: number) => string>> = {
  vi: (billions) => `${words.vi.number(billions)} tỷ đồng`,
  en: (billions) => `VND ${words.en.number(billions)} billion`,
  ko: (billions) => {
    const trillions = Math.floor(billions / 1000)
    const rest = `${words.ko.number((billions % 1000) * 10)}억 동`
    if (trillions === 0) return rest
    return billions % 1000 === 0 ? `${trillions}조 동` : `${trillions}조 ${rest}`
  },
}

/** What texts about a session may name in braces; tests/sandbox/README.md explains the names to editors. */
export function sessionValues(session: Session, locale: Locale): TemplateValues {
  const { day, index, change, turnover, foreign, firm, other, firmChange } = session
  const { number, percent, signed, date, fullDate } = words[locale]
  const amount = amounts[locale]
  const sector = firm.sector[locale]
  const points = (share: number): string => number(index * share)
  return {
    date: date(day),
    fullDate: fullDate(day),
    index: number(index, 2),
    indexRounded: number(index),
    change: percent(change),
    signedChange: signed(change),
    direction: change > 0 ? 'up' : 'down',
    support: points(0.985),
    resistance: points(1.015),
    lowCase: points(0.96),
    highCase: points(1.07),
    cautiousCase: points(0.9),
    advances: String(session.advances),
    declines: String(session.declines),
    turnover: number(turnover),
    turnoverAmount: amount(turnover),
    trading: turnover > 20_000 ? 'heavy' : 'light',
    foreign: number(Math.abs(foreign)),
    signedForeign: `${foreign < 0 ? '−' : '+'}${number(Math.abs(foreign))}`,
    foreignAmount: amount(Math.abs(foreign)),
    foreigners: foreign > 0 ? 'buy' : 'sell',
    firm: firm.name[locale],
    ticker: firm.ticker,
    sector,
    sectorCapitalised: `${sector.charAt(0).toUpperCase()}${sector.slice(1)}`,
    firmChange: signed(firmChange),
    firmDirection: firmChange > 0 ? 'up' : 'down',
    growth: number(8 + Math.abs(firmChange), 1),
    otherFirm: other.name[locale],
    otherTicker: other.ticker,
    otherSector: other.sector[locale],
  }
}
