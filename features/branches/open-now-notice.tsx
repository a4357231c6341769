'use client'

import { useLocale, useTranslations } from 'next-intl'

import { BranchesOpenNow } from '@/components/office-hours/branches-open-now'
import { HoursRuler } from '@/components/office-hours/hours-ruler'
import { useMinute } from '@/components/ui/use-minute'
import { formatTime, workingHoursIn } from '@/lib/domain/company/working-hours'
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
        {instant === null ? t('hoursLabel') : <BranchesOpenNow instant={instant} />}
      </p>
      <HoursRuler className="mt-11" showsTime />
      {/* Not `text-pretty`, which would break the lines anew when the time comes; nor a space that moves to the end of a line then. */}
      <p className="mt-3 min-h-[3lh] text-small text-ink-2 sm:min-h-[2lh]">
        {hours}
        {minutes !== null && ` ${t('now', { time: clock(minutes) })}`}
      </p>
    </div>
  )
}

const clock = (minutes: number) => formatTime([Math.floor(minutes / 60), minutes % 60])
