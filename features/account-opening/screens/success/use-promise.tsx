import { getHours } from 'date-fns/getHours'
import { getMinutes } from 'date-fns/getMinutes'
import { isSameDay } from 'date-fns/isSameDay'
import { toZonedTime } from 'date-fns-tz'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'

import { formatInVietnam, formatTime } from '@/lib/platform/i18n/format-day'
import { vietnamTimeZone } from '@/lib/platform/time/vietnam'

import { afterWorkingMinutes, promisedMinutes } from './working-time'

interface ContactPromise {
  /** 'By 14:20 today', 'By 08:20 on Monday, 23 November', the time in large figures. */
  readonly sentence: ReactNode
  /** The time and the day alone: '14:20 today'. */
  readonly deadline: string
  /** The same on a clock in Vietnam. */
  readonly by: { readonly hours: number; readonly minutes: number }
  /** Minute of the hour in which the time until then begins. */
  readonly from: number
}

/**
 * 'Within 20 minutes on working days' as a time. Counted from the signature, so the deadline stays the same when the page is
 * reopened; 'today' refers to the day of reading.
 */
export function usePromise(signedAt: string): ContactPromise {
  const t = useTranslations('application.success')
  const locale = useLocale()
  const [now] = useState(() => new Date())
  const signed = new Date(signedAt)
  const by = afterWorkingMinutes(signed, promisedMinutes)
  const first = afterWorkingMinutes(signed, 1)
  const there = toZonedTime(by, vietnamTimeZone)
  // Working hours begin on the hour, so what is left of the promise after a break does too.
  const isUnbroken = by.getTime() - first.getTime() < promisedMinutes * 60_000
  const time = formatTime(by)
  const clock = (figures: ReactNode) => (
    <span className="num text-[2.25rem] leading-[1.2] font-bold tracking-normal text-bronze">{figures}</span>
  )
  const date = (words: ReactNode) => <span className="block text-small font-normal text-ink-2">{words}</span>
  const isToday = isSameDay(toZonedTime(now, vietnamTimeZone), there)
  const day = isToday ? '' : unbroken(formatInVietnam(by, locale, { weekday: 'long', day: 'numeric', month: 'long' }))
  const kind = isToday ? 'sameDay' : 'otherDay'
  return {
    by: { hours: getHours(there), minutes: getMinutes(there) },
    from: isUnbroken ? getMinutes(toZonedTime(first, vietnamTimeZone)) - 1 : 0,
    sentence: t.rich(`by.${kind}`, { time, clock, date, day }),
    deadline: t(`at.${kind}`, { time, day }),
  }
}

/** Keeps the day on one line with no-break spaces. */
const unbroken = (day: string) => day.replaceAll(' ', '\u{a0}')
