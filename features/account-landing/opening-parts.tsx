import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { type Flow, standardFlow } from '@/lib/domain/account-opening/flows'
import { minutesByGroup } from '@/lib/domain/account-opening/minutes'
import { stepGroups } from '@/lib/domain/account-opening/screens'
import { stepKey } from '@/lib/domain/account-opening/step-key'

/**
 * The seven steps in their three parts, with the minutes of each part. A wide column has them in one line, a narrow one has
 * the parts below each other. Step 1.1 of the new-account variant is a part of step 1, so it has no place of its own.
 */
export async function OpeningParts({ flow = standardFlow }: { readonly flow?: Flow }) {
  const t = await getTranslations('accountLanding')
  const names = await getTranslations('application.wizard.steps')
  const minutes = minutesByGroup(flow)
  const parts = stepGroups.map((group) => ({
    group,
    steps: flow.steps.filter((step) => step.group === group && step.number % 1 === 0),
  }))
  return (
    <section className="@container">
      <h2 className="font-semibold">{t('stepsTitle')}</h2>
      <ol className="mt-3 grid gap-x-4 @min-[44rem]:grid-cols-7">
        {parts.map(({ group, steps }) => (
          <li
            key={group}
            className={clsx(
              'grid grid-cols-[5rem_minmax(0,1fr)] content-start gap-x-4 border-t border-hairline-strong py-4 @min-[44rem]:grid-cols-subgrid @min-[44rem]:gap-y-4 @min-[44rem]:pb-0',
              // As many of the seven columns as the part has steps: three, one and three.
              steps.length > 1 && '@min-[44rem]:col-span-3',
            )}
          >
            <div className="@min-[44rem]:col-span-full">
              {/* A block for each minute. */}
              <span
                aria-hidden="true"
                className="block h-2 max-w-full bg-[repeating-linear-gradient(90deg,var(--bronze-graphic)_0_0.75rem,transparent_0.75rem_1rem)] @min-[44rem]:h-2.5"
                style={{ width: `${minutes[group]}rem` }}
              />
              <p className="mt-2 num text-h3 text-primary">{t('minutes', { minutes: minutes[group] })}</p>
            </div>
            <ol className="grid gap-x-4 gap-y-1 @min-[44rem]:col-span-full @min-[44rem]:grid-cols-subgrid">
              {steps.map(({ number }) => (
                <li key={number} className="flex items-baseline gap-3 @min-[44rem]:block">
                  <span className="min-w-5 num font-semibold text-bronze @min-[44rem]:block">{number}</span>
                  <span className="min-w-0 text-ink-2 @min-[44rem]:mt-0.5 @min-[44rem]:block @min-[44rem]:text-small @min-[44rem]:text-pretty">
                    {names(stepKey(number))}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}
