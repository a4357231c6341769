import { getTranslations } from 'next-intl/server'

import type { RadioOption } from '@/components/ui/radio-group'

interface Right {
  readonly name: 'see' | 'correct' | 'withdraw' | 'restrict' | 'delete' | 'review'
  readonly days: number
  readonly withOthers?: number
}

/** Days within which each right is carried out (Decree 356/2025/ND-CP), longer where others have to be asked; extended once in complicated cases. */
const rights: readonly Right[] = [
  { name: 'see', days: 10 },
  { name: 'correct', days: 10 },
  { name: 'withdraw', days: 15, withOthers: 20 },
  { name: 'restrict', days: 15, withOthers: 20 },
  { name: 'delete', days: 20 },
  { name: 'review', days: 10 },
]

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
            {right} <span className="block num text-small text-bronze">{within}</span>
          </span>
        ),
        // On phones only of the right that is chosen: the form itself stays in reach.
        hint: <span className="max-sm:not-group-has-checked/option:hidden">{t(`rights.${name}.text`)}</span>,
      }
    }),
  }
}
