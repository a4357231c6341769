import { getTranslations } from 'next-intl/server'

import type { RadioOption } from '@/components/ui/radio-group'

import { rights } from './rights'

/** What the law entitles people to ask about their data, and by when it is done: the subjects of a request. */
export async function rightsToChoose(): Promise<{ legend: string; options: readonly RadioOption[]; send: string }> {
  const t = await getTranslations('privacyRights')
  return {
    legend: t('choose'),
    send: t('formTitle'),
    options: rights.map(({ name, days, withOthers }) => {
      const right = t(`rights.${name}.name`)
      const within =
        withOthers === undefined ? t('within', { days }) : t('withinOrLonger', { days, longer: withOthers })
      return {
        value: `${t('subject')}: ${right}`,
        label: (
          <span className="font-semibold">
            {right}
            {/* On wide screens the time limits are beside the form. */}
            <span className="block num text-small text-bronze lg:hidden"> {within}</span>
          </span>
        ),
        hint: t(`rights.${name}.text`),
      }
    }),
  }
}
