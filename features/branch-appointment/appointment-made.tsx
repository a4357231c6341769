'use client'

import { CalendarCheck } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'

import type { Hotline } from '@/lib/domain/company/hotline'
import { formatWeekday } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

import { writtenHour } from './appointment-fields'

export interface MadeAppointment {
  /** `yyyy-MM-dd` and `HH:mm`, Vietnam time. */
  readonly date: string
  readonly time: string
  readonly branch: string
  readonly mobile: string
}

interface AppointmentMadeProps {
  readonly made: MadeAppointment
  readonly hotline: Hotline
  readonly locale: Locale
}

/** In place of the form: when and where, what to bring, who to call. Takes the focus. */
export function AppointmentMade({ made, hotline, locale }: AppointmentMadeProps) {
  const t = useTranslations('appointment.made')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const date = formatWeekday(made.date, locale)
  return (
    <div className="grid gap-4">
      <CalendarCheck className="size-9 text-bronze" />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-h2 outline-none">
        {t('title')}
      </h2>
      <p className="rounded-control bg-bronze-soft px-4 py-3 num font-semibold">
        {t('text', { time: writtenHour(made.time), date, branch: made.branch })}
      </p>
      <p className="num">{t('call', { mobile: made.mobile })}</p>
      <p>{t('bring')}</p>
      <p className="text-ink-2">
        {t('questions')}{' '}
        <a href={hotline.href} className="inline-flex min-h-11 items-center text-link num">
          {hotline.label}
        </a>
      </p>
    </div>
  )
}
