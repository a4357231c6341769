/**
 * Holidays of Vietnamese brokers, ISO dates. An extra day only makes us early on a promise, a missing one breaks it, so
 * uncertain days are included.
 * 2026: holiday notice of HOSE (cafef.vn 188251209150402243). 24 November 2026, Culture Day: a paid holiday by
 * Politburo resolution 80; its enactment was not confirmed at the time of writing.
 * 2027: computed before the official plan was published. Tết (day 1 is Saturday 6 February; ICU's Chinese calendar says
 * 7 February, which is wrong for Vietnam) with the usual week, Hùng Kings 16 April, 30 April and 3 May for Saturday 1
 * May, National Day with both adjacent days.
 */
export const publicHolidays: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-02-16',
  '2026-02-17',
  '2026-02-18',
  '2026-02-19',
  '2026-02-20',
  '2026-04-27',
  '2026-04-30',
  '2026-05-01',
  '2026-08-31',
  '2026-09-01',
  '2026-09-02',
  '2026-11-24',
  '2027-01-01',
  '2027-02-04',
  '2027-02-05',
  '2027-02-08',
  '2027-02-09',
  '2027-02-10',
  '2027-02-11',
  '2027-04-16',
  '2027-04-30',
  '2027-05-03',
  '2027-09-01',
  '2027-09-02',
  '2027-09-03',
  '2027-11-24',
])
