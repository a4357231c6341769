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
 * reopened; 'today' refers to the day of reading: 'By 14:20 today', 'By 08:20 on Monday, 23 November', the time in figures of a look of its own where it has to be seen.
 */
export function usePromise(signedAt: string, clockClass?: string): ReactNode {
  const t = useTranslations('application.success.by')
  const { by, isToday } = usePromisedTime(signedAt)
  const locale = useLocale()
  const clock = (figures: ReactNode) => (
    <span className={clsx('num font-bold tracking-normal', clockClass)}>{figures}</span>
  )
  const date = (words: ReactNode) => <span className="inline-block">{words}</span>
  const day = isToday ? '' : unbroken(formatInVietnam(by, locale, { weekday: 'long', day: 'numeric', month: 'long' }))
  return t.rich(isToday ? 'sameDay' : 'otherDay', { time: formatTime(by), clock, date, day })
}

/** What comes next in a sentence, which is the call; null once its time is over. */
export function useNextAct(signedAt: string): ReactNode {
  const t = useTranslations('application.success.call')
  const { by, isToday, isOver } = usePromisedTime(signedAt)
  const locale = useLocale()
  if (isOver) return null
  const day = isToday ? '' : formatInVietnam(by, locale, { weekday: 'long' })
  const unit = (words: ReactNode) => <span className="inline-block">{words}</span>
  return t.rich(isToday ? 'sameDay' : 'otherDay', { time: formatTime(by), day, unit })
}

function usePromisedTime(signedAt: string) {
  const [now] = useState(() => new Date())
  const by = afterWorkingMinutes(new Date(signedAt), promisedMinutes)
  const isToday = isSameDay(toZonedTime(now, vietnamTimeZone), toZonedTime(by, vietnamTimeZone))
  return { by, isToday, isOver: by < now }
}

/** Keeps the day on one line with no-break spaces. */
const unbroken = (day: string) => day.replaceAll(' ', '\u{a0}')
