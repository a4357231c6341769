import { getTranslations } from 'next-intl/server'

import { minutesByGroup, openingMinutes } from '@/lib/domain/account-opening/minutes'
import { stepGroups } from '@/lib/domain/account-opening/screens'

/** The three parts with their minutes, and the total. */
export async function GroupMinutes() {
  const t = await getTranslations('accountLanding')
  const minutes = minutesByGroup()
  return (
    <div className="border-y border-hairline">
      <ol className="grid grid-cols-3 divide-x divide-hairline">
        {stepGroups.map((group) => (
          <li key={group} className="px-3 py-4 first:ps-0 last:pe-0 sm:px-5 sm:last:pe-5">
            {/* A block for each minute. */}
            <span
              aria-hidden="true"
              className="mb-3 block h-2 max-w-full bg-[repeating-linear-gradient(90deg,var(--bronze-graphic)_0_0.75rem,transparent_0.75rem_1rem)] sm:h-2.5"
              style={{ width: `${minutes[group]}rem` }}
            />
            <p className="num text-h3 font-semibold text-primary">{t('minutes', { minutes: minutes[group] })}</p>
            <p className="mt-1 font-semibold max-sm:text-small">{t(`groups.${group}.title`)}</p>
          </li>
        ))}
      </ol>
      <p className="border-t border-hairline py-3 num text-small text-ink-2">
        {t('minutesTotal')}: <span className="font-semibold">{t('minutes', { minutes: openingMinutes })}</span>
      </p>
    </div>
  )
}
