import { getTranslations } from 'next-intl/server'

import type { RadioOption } from '@/components/ui/radio-group'

/** Days within which each right is carried out (Decree 356/2025/ND-CP); extended once in complicated cases. */
const rights = [
  { name: 'see', days: 10 },
  { name: 'correct', days: 10 },
  { name: 'withdraw', days: 15 },
  { name: 'restrict', days: 15 },
  { name: 'delete', days: 20 },
  { name: 'review', days: 10 },
] as const

/** What the law entitles people to ask about their data, and by when it is done: the subjects of a request. */
export async function rightsToChoose(): Promise<{ legend: string; options: readonly RadioOption[]; send: string }> {
  const t = await getTranslations('privacyRights')
  return {
    legend: t('choose'),
    send: t('formTitle'),
    options: rights.map(({ name, days }) => {
      const right = t(`rights.${name}.name`)
      return {
        value: `${t('subject')}: ${right}`,
        label: (
          <span className="font-semibold max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-3">
            {right} <span className="shrink-0 num text-small text-bronze sm:block">{t('within', { days })}</span>
          </span>
        ),
        hint: t(`rights.${name}.text`),
      }
    }),
  }
}
