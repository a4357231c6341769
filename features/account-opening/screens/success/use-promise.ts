import { isSameDay } from 'date-fns/isSameDay'
import { toZonedTime } from 'date-fns-tz'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { formatInVietnam, formatTime } from '@/lib/platform/i18n/format-day'
import { vietnamTimeZone } from '@/lib/platform/time/vietnam'

import { afterWorkingMinutes, promisedMinutes } from './working-time'

/**
 * 'Within 20 minutes on working days' as a time: 'by 14:20 today', 'by 08:20 on Monday, 23 November'. Counted from the
 * signature, so the deadline stays the same when the page is reopened; 'today' refers to the day of reading.
 */
export function usePromise(signedAt: string): string {
  const t = useTranslations('application.success')
  const locale = useLocale()
  const [now] = useState(() => new Date())
  const by = afterWorkingMinutes(new Date(signedAt), promisedMinutes)
  const time = formatTime(by)
  if (isSameDay(toZonedTime(now, vietnamTimeZone), toZonedTime(by, vietnamTimeZone))) return t('by.sameDay', { time })
  return t('by.otherDay', {
    time,
    day: formatInVietnam(by, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
  })
}
