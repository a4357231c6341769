import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { type Flow, standardFlow } from '@/lib/domain/account-opening/flows'
import { minutesByGroup } from '@/lib/domain/account-opening/minutes'
import { stepGroups } from '@/lib/domain/account-opening/screens'

import { groupTones } from './group-tones'

/** Part of a minute's share of the ring that its ray fills. */
const fill = 0.8

/** The minutes of the opening as a bronze drum: a ray for each minute, in the colour of its part; the parts in words beside it. */
export async function MinuteDrum({ flow = standardFlow }: { readonly flow?: Flow }) {
  const t = await getTranslations('accountLanding')
  const names = await getTranslations('application.wizard.groups')
  const minutes = minutesByGroup(flow)
  const all = stepGroups.reduce((sum, group) => sum + minutes[group], 0)
  const before = (index: number) => stepGroups.slice(0, index).reduce((sum, group) => sum + minutes[group], 0)
  return (
    <div className="@container">
      <div className="flex items-center gap-5 sm:gap-8 @min-[44rem]:gap-12">
        <div className="relative size-30 shrink-0 sm:size-40">
          <svg viewBox="-50 -50 100 100" aria-hidden="true" fill="none" className="size-full -rotate-90">
            <circle r="48.5" className="stroke-hero-bronze" strokeWidth="0.8" />
            <circle r="27.5" className="stroke-hero-bronze" strokeWidth="0.8" />
            {stepGroups.map((group, index) => (
              <circle
                key={group}
                r="38"
                stroke="currentColor"
                strokeWidth="14"
                pathLength={all}
                strokeDasharray={`0 ${before(index) + (1 - fill) / 2} ${`${fill} ${1 - fill} `.repeat(minutes[group])}0 ${all}`}
                className={groupTones[group].text}
              />
            ))}
          </svg>
          <p className="absolute inset-0 grid place-content-center num font-semibold sm:text-h3">
            {t('minutes', { minutes: all })}
          </p>
        </div>
        <dl className="grid min-w-0 flex-1 gap-2 @min-[44rem]:grid-cols-3 @min-[44rem]:gap-6">
          {stepGroups.map((group) => (
            <div
              key={group}
              className="flex flex-wrap items-baseline gap-x-3 border-hero-line @max-[44rem]:not-first:border-t @max-[44rem]:not-first:pt-2 @min-[44rem]:flex-col-reverse @min-[44rem]:border-t @min-[44rem]:pt-4"
            >
              <dt className="flex min-w-0 flex-1 items-center gap-2.5 text-on-hero-2 max-lg:text-small">
                <span
                  aria-hidden="true"
                  className={clsx('size-2.5 shrink-0 rounded-full bg-current', groupTones[group].text)}
                />
                {names(group)}
              </dt>
              <dd className="num font-semibold whitespace-nowrap @min-[44rem]:text-h2">
                {t('minutes', { minutes: minutes[group] })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
