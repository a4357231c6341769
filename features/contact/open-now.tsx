'use client'

import { useSyncExternalStore } from 'react'

import { officeHoursState } from '@/lib/domain/company/office-hours'
import type { Locale } from '@/lib/platform/i18n/locales'
import { fillIn } from '@/lib/platform/text/fill-in'

const minute = 60_000

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}

interface OpenNowProps {
  readonly locale: Locale
  readonly copy: {
    readonly open: string
    readonly break: string
    readonly closedToday: string
    readonly closed: string
  }
}

/** Whether somebody answers now, by the working hours in Vietnam. The document, the same at any time, does not say. */
export function OpenNow({ locale, copy }: OpenNowProps) {
  const now = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => null,
  )
  if (now === null) return null
  const state = officeHoursState(new Date(now))
  if (state.kind === 'open') {
    return (
      <span className="inline-flex items-baseline gap-2 font-semibold text-success">
        <span aria-hidden="true" className="size-2 rounded-full bg-success" />
        {fillIn(copy.open, { until: state.until })}
      </span>
    )
  }
  if (state.kind === 'break') return <span>{fillIn(copy.break, { from: state.from })}</span>
  if (state.today) return <span>{fillIn(copy.closedToday, { from: state.from })}</span>
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const date = day.format(new Date(`${state.date}T00:00:00Z`))
  return <span>{fillIn(copy.closed, { date, from: state.from })}</span>
}
