import { getTranslations } from 'next-intl/server'

import { rights } from './rights'

/** Which rights are carried out within how many days, the shortest first. */
export async function TimeLimits() {
  const t = await getTranslations('privacyRights')
  const limits = [...new Set(rights.map(({ days }) => days))].toSorted((a, b) => a - b)
  return (
    <dl>
      {limits.map((days) => {
        const within = rights.filter((right) => right.days === days)
        const longer = within.find(({ withOthers }) => withOthers !== undefined)?.withOthers
        return (
          <div
            key={days}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 border-t border-hairline py-3 last:border-b"
          >
            <dt className="num text-lead leading-7 font-semibold text-bronze">{t('days', { days })}</dt>
            <dd>
              <ul>
                {within.map(({ name }) => (
                  <li key={name}>{t(`rights.${name}.name`)}</li>
                ))}
              </ul>
              {longer !== undefined && <p className="text-small text-ink-2">{t('withOthers', { longer })}</p>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
