import type { Locale } from '@/lib/platform/i18n/locales'

import type { SeedClock } from '../clock'
import type { TemplateValues } from '../files/template'
import { sessionsBefore } from './session'
import type { Session } from './trading-session'
import { words } from './words'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const average = (values: readonly number[]): number => Math.round(sum(values) / values.length)

/** Rows of a Markdown table, oldest first: date, close, change, turnover. */
function tableOf(sessions: readonly Session[], locale: Locale): string {
  const { date, number, signed } = words[locale]
  return sessions
    .toReversed()
    .map(
      ({ day, index, change, turnover }) =>
        `| ${date(day)} | ${number(index, 2)} | ${signed(change)} | ${number(turnover)} |`,
    )
    .join('\n')
}

/** Rows of a table that is drawn as bars, newest first: day, turnover, net buying of foreigners. The first row leads. */
function flowsOf(sessions: readonly Session[], locale: Locale): string {
  const { shortDate, number, flow } = words[locale]
  return sessions
    .map(({ day, turnover, foreign }, index) => {
      const name = index === 0 ? `**${shortDate(day)}**` : shortDate(day)
      return `| ${name} | ${number(turnover)} | ${flow(foreign)} |`
    })
    .join('\n')
}

/** Names that start with `week`: the sessions since the end of the week before. */
function weekValues(week: readonly Session[], locale: Locale): TemplateValues {
  const [last] = week
  const first = week.at(-1)
  if (!last || !first) return {}
  const { number, percent, signed, amount, date } = words[locale]
  const change = (last.index / first.previous - 1) * 100
  const foreign = sum(week.map((session) => session.foreign))
  return {
    weekStart: date(first.day),
    weekEnd: date(last.day),
    weekChange: percent(change),
    signedWeekChange: signed(change),
    weekPoints: number(Math.abs(last.index - first.previous), 2),
    weekDirection: change > 0 ? 'up' : 'down',
    weekTurnover: amount(average(week.map(({ turnover }) => turnover))),
    weekForeign: amount(Math.abs(foreign)),
    weekForeigners: foreign > 0 ? 'buy' : 'sell',
    weekTable: tableOf(week, locale),
  }
}

function yearsAround(year: number): TemplateValues {
  return {
    threeYearsAgo: String(year - 3),
    twoYearsAgo: String(year - 2),
    lastYear: String(year - 1),
    year: String(year),
    nextYear: String(year + 1),
  }
}

/**
 * What texts may name in braces (tests/sandbox/README.md explains the names to editors).
 * @param back the session that a text is about, in business days before day 0
 * @param weekLength how many sessions the week had that ends with it
 */
export function sessionValues(clock: SeedClock, back: number, weekLength: number, locale: Locale): TemplateValues {
  const sessions = sessionsBefore(clock, back, 20)
  const [session, before] = sessions
  if (!session || !before) return {}
  const { number, flow, percent, signed, amount, date, fullDate, quarterBefore, shortQuarter } = words[locale]
  const { day, index, previous, change, turnover, foreign } = session
  const turnoverOnAverage = average(sessions.map((each) => each.turnover))
  return {
    date: date(day),
    fullDate: fullDate(day),
    previousDate: date(before.day),
    index: number(index, 2),
    previousIndex: number(previous, 2),
    change: percent(change),
    signedChange: signed(change),
    points: number(Math.abs(index - previous), 2),
    turnoverAmount: amount(turnover),
    averageTurnover: amount(turnoverOnAverage),
    foreignAmount: amount(Math.abs(foreign)),
    flows: flowsOf(sessions.slice(0, 5), locale),
    averageFlows: `${number(turnoverOnAverage)} | ${flow(average(sessions.map((each) => each.foreign)))}`,
    advances: String(session.advances),
    declines: String(session.declines),
    unchanged: String(session.unchanged),
    sessionTable: tableOf(sessions.slice(0, 10), locale),
    quarter: quarterBefore(day),
    ...Object.fromEntries(Array.from({ length: 7 }, (_, ago) => [`q${ago}`, shortQuarter(day, ago)])),
    ...yearsAround(Number(day.slice(0, 4))),
    ...weekValues(sessions.slice(0, weekLength), locale),
  }
}
