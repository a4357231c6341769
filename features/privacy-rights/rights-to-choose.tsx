import { getTranslations } from 'next-intl/server'

import { rights } from './rights'

/** Length of a bar: the longest time limit is the whole scale, whose days are written below the last bar. */
const scale = Math.max(...rights.map(({ days, withOthers = days }) => withOthers))
const lengthOf = (days: number) => ({ width: `${(days / scale) * 100}%` })

/** What the law entitles people to ask about their data, and by when it is done: the subjects of a request. */
export async function rightsToChoose() {
  const t = await getTranslations('privacyRights')
  return {
    legend: t('choose'),
    message: t('message'),
    send: t('formTitle'),
    options: rights.map(({ name, days, withOthers }, index) => {
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
            <span
              aria-hidden="true"
              className="mt-3 mb-1.5 flex h-1.5 items-center overflow-clip rounded-full bg-surface-2"
            >
              <span
                className="h-1.5 rounded-full bg-chart-1/60 transition-colors in-[:has(>:checked)]:bg-chart-1 forced-colors:border-t-4"
                style={lengthOf(days)}
              />
              {withOthers !== undefined && (
                <span className="border-t-2 border-dashed border-chart-1/60" style={lengthOf(withOthers - days)} />
              )}
            </span>
            {withOthers !== undefined && (
              <span className="block text-end text-min">{t('withOthers', { longer: withOthers })}</span>
            )}
            {index === rights.length - 1 && (
              <span aria-hidden="true" className="grid grid-cols-[1fr_auto_1fr] num text-min text-ink-3">
                <span>0</span>
                <span>{scale / 2}</span>
                <span className="text-end">{t.rich('days', { days: scale, b: (figure) => figure })}</span>
              </span>
            )}
          </>
        ),
      }
    }),
  }
}
