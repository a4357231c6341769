import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'

import { minutesByGroup } from '@/lib/domain/account-opening/minutes'
import { stepGroups } from '@/lib/domain/account-opening/screens'

const minutes = minutesByGroup()

const total = stepGroups.reduce((sum, group) => sum + minutes[group], 0)

/** The minutes before a part. */
const before = (part: number) => stepGroups.slice(0, part).reduce((sum, group) => sum + minutes[group], 0)

const share = (of: number) => `${(of / total) * 100}%`

/** The parts of the account opening, each as wide as the minutes that it takes: one bar, on phones a part of it on each row. */
export async function OpeningParts() {
  const t = await getTranslations('accountLanding')
  const names = await getTranslations('application.wizard.groups')
  return (
    <dl className="opening-parts">
      {stepGroups.map((group, index) => (
        <div
          key={group}
          style={
            {
              '--minutes': minutes[group],
              '--from': share(before(index)),
              '--long': share(minutes[group]),
            } as CSSProperties
          }
        >
          <dt>{names(group)}</dt>
          <dd className="num">{t('minutes', { minutes: minutes[group] })}</dd>
        </div>
      ))}
    </dl>
  )
}
