import { getTranslations } from 'next-intl/server'

import { minutesLeft, minutesOfGroup } from '../machine/minutes'
import { stepGroups } from '../machine/screens'

/** The three groups of steps with their minutes, and the whole. */
export async function GroupMinutes() {
  const t = await getTranslations('register')
  return (
    <div className="border-y border-hairline">
      <ol className="grid divide-y divide-hairline sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        {stepGroups.map((group) => (
          <li key={group} className="py-4 sm:px-5 sm:first:ps-0">
            <p className="num text-h3 font-semibold text-primary">{t('minutes', { minutes: minutesOfGroup(group) })}</p>
            <p className="mt-1 font-semibold">{t(`groups.${group}.title`)}</p>
          </li>
        ))}
      </ol>
      <p className="num border-t border-hairline py-3 text-small text-ink-2">
        {t('minutesTotal')}: <span className="font-semibold">{t('minutes', { minutes: minutesLeft('contact') })}</span>
      </p>
    </div>
  )
}
