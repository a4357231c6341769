import type { Locale } from '@/lib/platform/i18n/locales'

/** Time of day in Vietnam, `[hours, minutes]`. */
export type TimeOfDay = readonly [hours: number, minutes: number]

/** Sessions of a branch's working day, Monday to Friday (docs/specification.md#footer). */
export const workingSessions = [
  { from: [8, 0], to: [11, 30] },
  { from: [13, 0], to: [17, 30] },
] as const

/** `8:00`. */
export function formatTime([hours, minutes]: TimeOfDay): string {
  return `${hours}:${String(minutes).padStart(2, '0')}`
}

/** Keeps a range on one line: browsers may break after a dash. */
const joiner = '\u2060'

/** The same as message arguments: `8:00–11:30`, `13:00–17:30`; in Korean `8:00~11:30`. */
export function workingHoursIn(locale: Locale): { morning: string; afternoon: string } {
  const to = `${joiner}${locale === 'ko' ? '~' : '–'}${joiner}`
  const [morning, afternoon] = workingSessions
  return {
    morning: `${formatTime(morning.from)}${to}${formatTime(morning.to)}`,
    afternoon: `${formatTime(afternoon.from)}${to}${formatTime(afternoon.to)}`,
  }
}
