import { getTranslations } from 'next-intl/server'

import { minutesByGroup } from '@/lib/domain/account-opening/minutes'
import { stepGroups } from '@/lib/domain/account-opening/screens'

const minutes = minutesByGroup()
const all = stepGroups.reduce((sum, group) => sum + minutes[group], 0)

/** Units of the drawing for a minute, and between two parts. */
const [minute, gap] = [100, 6]

/** The parts of the opening as one bar, each as long as it takes, and below it their names. */
export async function OpeningParts() {
  const t = await getTranslations('accountLanding')
  const names = await getTranslations('application.wizard.groups')
  const before = (index: number) => stepGroups.slice(0, index).reduce((sum, group) => sum + minutes[group], 0)
  return (
    <div className="opening-parts">
      <svg viewBox={`0 0 ${all * minute} 4`} preserveAspectRatio="none" aria-hidden="true">
        {stepGroups.map((group, index) => (
          <rect
            key={group}
            x={before(index) * minute + (index === 0 ? 0 : gap)}
            width={minutes[group] * minute - (index === 0 ? 0 : gap)}
            height="4"
          />
        ))}
      </svg>
      <dl>
        {stepGroups.map((group) => (
          <div key={group}>
            <dt>{names(group)}</dt>
            <dd className="num">{t('minutes', { minutes: minutes[group] })}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
