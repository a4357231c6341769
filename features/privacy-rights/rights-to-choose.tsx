import { getTranslations } from 'next-intl/server'

import { rights } from './rights'

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
            {withOthers !== undefined && <span className="block">{t('withOthers', { longer: withOthers })}</span>}
          </>
        ),
      }
    }),
  }
}
