import { formatInVietnam, formatTime, formatWeekday, isoDay } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Days ahead of which the name alone says which they are. */
const nearDays = 6

/** The time, with its day unless it is today's: 9:00 thứ Hai, 9:00 Mon; with its date unless it is within the next days: 9:00 thứ Hai, 23/11. */
export function momentOf(at: Date, locale: Locale, now: Date): string {
  const [time, day] = [formatTime(at).replace(/^0/, ''), isoDay(at)]
  if (day === isoDay(now)) return time
  const isNear = at > now && at.getTime() - now.getTime() < nearDays * 86_400_000
  const date = isNear
    ? formatInVietnam(at, locale, { weekday: locale === 'en' ? 'short' : 'long' })
    : formatWeekday(day, locale, 'short')
  if (locale === 'ko') return `${date} ${time}`
  // Weekdays have a capital only where a sentence begins: "thứ Hai".
  return `${time} ${locale === 'vi' ? date.charAt(0).toLowerCase() + date.slice(1) : date}`
}
