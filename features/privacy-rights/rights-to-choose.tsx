import { getTranslations } from 'next-intl/server'

import { rights } from './rights'

/** Length of a bar: the longest time limit is the whole scale. */
const scale = Math.max(...rights.map(({ days, withOthers = days }) => withOthers))
const lengthOf = (days: number) => ({ width: `${(days / scale) * 100}%` })

/** What the law entitles people to ask about their data, and by when it is done: the subjects of a request. */
export async function rightsToChoose() {
  const t = await getTranslations('privacyRights')
  return {
    legend: t('choose'),
    message: t('message'),
    send: t('formTitle'),
    options: rights.map(({ name, days, withOthers }) => {
      const right = t(`rights.${name}.name`)
      return {
        value: `${t('subject')}: ${right}`,
        label: <span className="font-semibold">{right}</span>,
        aside: (
          <span className="shrink-0 text-small text-ink-2">
            {t.rich('days', {
              days,
              b: (figure) => <span className="num text-h3 leading-none text-ink">{figure}</span>,
            })}
          </span>
        ),
        hint: (
          <>
            {t(`rights.${name}.text`)}
            <span aria-hidden="true" className="mt-2.5 mb-1 flex h-2 overflow-clip rounded-full bg-surface-2 edged">
              <span
                className="bg-chart-1/35 transition-colors in-[:has(>:checked)]:bg-chart-1 forced-colors:border-t-8"
                style={lengthOf(days)}
              />
              {withOthers !== undefined && (
                <span
                  className="rounded-e-full border border-s-0 border-dashed border-chart-1/60"
                  style={lengthOf(withOthers - days)}
                />
              )}
            </span>
            {withOthers !== undefined && (
              <span className="block text-end text-min">{t('withOthers', { longer: withOthers })}</span>
            )}
          </>
        ),
      }
    }),
  }
}
