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
      <div className="minute-drum">
        <div>
          <svg viewBox="-50 -50 100 100" aria-hidden="true" fill="none" stroke="currentColor">
            <circle r="48.5" strokeWidth="0.8" />
            <circle r="27.5" strokeWidth="0.8" />
            {stepGroups.map((group, index) => (
              <circle
                key={group}
                r="38"
                strokeWidth="14"
                pathLength={all}
                strokeDasharray={`0 ${before(index) + (1 - fill) / 2} ${`${fill} ${1 - fill} `.repeat(minutes[group])}0 ${all}`}
                className={groupTones[group].text}
              />
            ))}
          </svg>
          <p className="num">{t('minutes', { minutes: all })}</p>
        </div>
        <dl>
          {stepGroups.map((group) => (
            <div key={group}>
              <dt>
                <i className={groupTones[group].text} />
                {names(group)}
              </dt>
              <dd className="num">{t('minutes', { minutes: minutes[group] })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
