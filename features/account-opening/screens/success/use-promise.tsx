import { clsx } from 'clsx'
import { isSameDay } from 'date-fns/isSameDay'
import { toZonedTime } from 'date-fns-tz'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'

import { formatInVietnam, formatTime } from '@/lib/platform/i18n/format-day'
import { vietnamTimeZone } from '@/lib/platform/time/vietnam'

import { afterWorkingMinutes, promisedMinutes } from './working-time'

/**
 * 'Within 20 minutes on working days' as a time. Counted from the signature, so the deadline stays the same when the page is
 * reopened; 'today' refers to the day of reading: 'By 14:20 today', 'By 08:20 on Monday, 23 November', the time in large figures.
 */
export function usePromise(signedAt: string, clockClass = large): ReactNode {
  const t = useTranslations('application.success')
  const locale = useLocale()
  const [now] = useState(() => new Date())
  const signed = new Date(signedAt)
  const by = afterWorkingMinutes(signed, promisedMinutes)
  const there = toZonedTime(by, vietnamTimeZone)
  const time = formatTime(by)
  const clock = (figures: ReactNode) => (
    <span className={clsx('num font-bold tracking-normal', clockClass)}>{figures}</span>
  )
  const date = (words: ReactNode) => <span className="inline-block">{words}</span>
  const isToday = isSameDay(toZonedTime(now, vietnamTimeZone), there)
  const day = isToday ? '' : unbroken(formatInVietnam(by, locale, { weekday: 'long', day: 'numeric', month: 'long' }))
  const kind = isToday ? 'sameDay' : 'otherDay'
  return t.rich(`by.${kind}`, { time, clock, date, day })
}

/** On the page, which is about it. */
const large = 'text-[1.75rem] leading-[1.25] xl:text-[2rem]'

/** Keeps the day on one line with no-break spaces. */
const unbroken = (day: string) => day.replaceAll(' ', '\u{a0}')
