'use client'

import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'

import { HoursRuler } from '@/components/office-hours/hours-ruler'
import { useMinute } from '@/components/ui/use-minute'
import { type OfficeHoursState, officeHoursState } from '@/lib/domain/company/office-hours'
import { formatTime, workingHoursIn } from '@/lib/domain/company/working-hours'
import { formatWeekday } from '@/lib/platform/i18n/format-day'
import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

/** Whether branches are open now, above the working day as a ruler. The document is static: the browser adds the sentence. */
export function OpenNowNotice() {
  const t = useTranslations('branches')
  const hours = t('hours', workingHoursIn(useLocale()))
  const instant = useMinute()
  const minutes = instant === null ? null : vietnamClock(instant).minutes
  return (
    <div className="border-t border-hairline pt-5">
      {/* As high as any of its sentences: the map below stays where it is when the browser knows the time. */}
      <p className="min-h-[2lh] font-semibold sm:min-h-[1lh]">
        {instant === null ? t('hoursLabel') : <State state={officeHoursState(instant)} />}
      </p>
      <HoursRuler className="mt-6" />
      {/* The ruler shows the hours; whoever does not see it hears them. */}
      <p className="sr-only">{hours}</p>
      <p className="mt-3 min-h-[2lh] text-small text-ink-2 sm:min-h-[1lh]">
        {t('days')} {minutes !== null && t('now', { time: clock(minutes) })}
      </p>
    </div>
  )
}

const clock = (minutes: number) => formatTime([Math.floor(minutes / 60), minutes % 60])

function State({ state }: { state: OfficeHoursState }) {
  const sentence = useSentence(state)
  const open = state.kind === 'open'
  return (
    <span className="flex items-baseline gap-2.5">
      <span
        aria-hidden="true"
        className={clsx('size-2.5 shrink-0 rounded-full', open ? 'bg-success' : 'border-2 border-field')}
      />
      <span>{sentence}</span>
    </span>
  )
}

function useSentence(state: OfficeHoursState): string {
  const t = useTranslations('branches')
  const locale = useLocale()
  switch (state.kind) {
    case 'open':
      return t('open', { time: state.until })
    case 'break':
      return t('lunch', { time: state.from })
    case 'closed':
      return state.today
        ? t('closedToday', { time: state.from })
        : t('closed', { time: state.from, day: formatWeekday(state.date, locale).replaceAll(' ', '\u{a0}') })
  }
}
