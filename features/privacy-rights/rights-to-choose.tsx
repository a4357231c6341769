import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'

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

const longest = Math.max(...rights.map(({ days }) => days))

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
            {right}{' '}
            <span className="flex shrink-0 flex-row-reverse items-center gap-3 text-small sm:mt-0.5 sm:mb-1">
              <span className="num text-bronze">{t('within', { days })}</span>
              <span className="h-1.5 grow rounded-full bg-hairline max-sm:hidden">
                <span
                  className="block h-full w-(--share) rounded-full bg-bronze-graphic"
                  style={{ '--share': `${(days / longest) * 100}%` } as CSSProperties}
                />
              </span>
            </span>
          </span>
        ),
        // On phones a line for each right, and what the chosen one means below it.
        hint: <span className="max-sm:[div:not(:has(:checked))>label_&]:hidden">{t(`rights.${name}.text`)}</span>,
      }
    }),
  }
}
