import { formatTime, formatWeekday, isoDay } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

/** The time, with its day unless it is today's: 9:00 thứ Hai, 23/11; 9:00 Mon 23 Nov. */
export function momentOf(at: Date, locale: Locale, now: Date): string {
  const [time, day] = [formatTime(at), isoDay(at)]
  if (day === isoDay(now)) return time
  const date = formatWeekday(day, locale, 'short')
  if (locale === 'ko') return `${date} ${time}`
  // Weekdays have a capital only where a sentence begins: "thứ Hai".
  return `${time} ${locale === 'vi' ? date.charAt(0).toLowerCase() + date.slice(1) : date}`
}
