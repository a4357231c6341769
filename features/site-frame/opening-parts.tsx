import { getTranslations } from 'next-intl/server'

import { minutesByGroup } from '@/lib/domain/account-opening/minutes'
import { stepGroups } from '@/lib/domain/account-opening/screens'

const minutes = minutesByGroup()

/** The parts of the account opening, each as wide as the minutes that it takes. */
export async function OpeningParts() {
  const t = await getTranslations('accountLanding')
  const names = await getTranslations('application.wizard.groups')
  return (
    <dl className="opening-parts">
      {stepGroups.map((group) => (
        <div key={group} style={{ flexGrow: minutes[group] }}>
          <dt>{names(group)}</dt>
          <dd className="num">{t('minutes', { minutes: minutes[group] })}</dd>
        </div>
      ))}
    </dl>
  )
}
