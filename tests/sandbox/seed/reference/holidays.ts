/**
 * Days without trading, besides Saturdays and Sundays.
 * 2026: the calendar that HOSE announced on 2025-12-09. 24/11/2026 (Culture Day) is left out: its enactment is not
 * confirmed and the exchange calendar does not list it.
 * 2027: computed from the Labour Code (Tết day 1 is 6/2/2027); the official plan was not published, so it is provisional.
 */
export const holidays: readonly { from: string; to: string; name: string }[] = [
  { from: '2026-01-01', to: '2026-01-01', name: 'Tết Dương lịch' },
  { from: '2026-02-16', to: '2026-02-20', name: 'Tết Nguyên đán Bính Ngọ' },
  { from: '2026-04-27', to: '2026-04-27', name: 'Giỗ Tổ Hùng Vương (nghỉ bù)' },
  { from: '2026-04-30', to: '2026-05-01', name: 'Ngày Chiến thắng và Quốc tế Lao động' },
  { from: '2026-08-31', to: '2026-09-02', name: 'Quốc khánh' },
  { from: '2027-01-01', to: '2027-01-01', name: 'Tết Dương lịch' },
  { from: '2027-02-05', to: '2027-02-11', name: 'Tết Nguyên đán Đinh Mùi' },
  { from: '2027-04-16', to: '2027-04-16', name: 'Giỗ Tổ Hùng Vương' },
  { from: '2027-04-30', to: '2027-05-03', name: 'Ngày Chiến thắng và Quốc tế Lao động' },
  { from: '2027-09-02', to: '2027-09-03', name: 'Quốc khánh' },
]

/** Whether `day` (yyyy-MM-dd, a date in Vietnam) is a public holiday of the table. */
export function isHoliday(day: string): boolean {
  return holidays.some(({ from, to }) => from <= day && day <= to)
}
