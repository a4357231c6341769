import type { ServerRule } from './rule'

/** `yyyy-MM-dd` to the `d` of checkWorkingDay, `yyyyMMdd`. */
export function toWorkingDayQuery(date: string): string {
  return date.replaceAll('-', '')
}

/** The server's `status_code` is upside down: 200 says that the day is refused. */
export function isWorkingDayAnswer(statusCode: number): boolean {
  return statusCode !== 200
}

/**
 * A working day within the next three business days: no Saturday, Sunday or public holiday. Only the server knows the
 * holidays, so it decides; `checkWorkingDay` asks it (`d` as yyyyMMdd) and gives its `status_code`.
 */
export function dateOfWork(checkWorkingDay: (d: string) => Promise<number>): ServerRule {
  return {
    key: 'dateOfWork',
    test: async (date) => isWorkingDayAnswer(await checkWorkingDay(toWorkingDayQuery(date))),
  }
}
