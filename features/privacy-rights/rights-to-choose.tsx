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

const longest = Math.max(...rights.map(({ days }) => days))

/** What the law entitles people to ask about their data, and by when it is done: the subjects of a request. */
export async function rightsToChoose(): Promise<{ legend: string; options: readonly RadioOption[] }> {
  const t = await getTranslations('privacyRights')
  return {
    legend: t('choose'),
    options: rights.map(({ name, days }) => {
      const right = t(`rights.${name}.name`)
      return {
        value: `${t('subject')}: ${right}`,
        label: (
          <span className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
            {right}
            <span className="num text-small text-bronze">
              {t('within', { days })}
              <span
                aria-hidden="true"
                className="ms-3 hidden h-1.5 w-20 rounded-full bg-surface-2 align-middle sm:inline-block"
              >
                <span
                  className="block h-full w-(--share) rounded-full bg-bronze-graphic"
                  style={{ '--share': `${(days / longest) * 100}%` } as React.CSSProperties}
                />
              </span>
            </span>
          </span>
        ),
        hint: t(`rights.${name}.text`),
      }
    }),
  }
}
