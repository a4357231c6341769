import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { type Flow, standardFlow } from '@/lib/domain/account-opening/flows'
import { minutesByGroup } from '@/lib/domain/account-opening/minutes'
import { stepGroups } from '@/lib/domain/account-opening/screens'
import { stepKey } from '@/lib/domain/account-opening/step-key'

/** The three parts of the account opening in a column each: minutes, name and numbered steps. */
export async function OpeningParts({ flow = standardFlow }: { readonly flow?: Flow }) {
  const t = await getTranslations('accountLanding')
  const steps = await getTranslations('application.wizard.steps')
  const minutes = minutesByGroup(flow)
  return (
    <section>
      <h2 className="font-semibold">{t('stepsTitle')}</h2>
      <ol className="mt-3 grid gap-x-6 sm:grid-cols-3">
        {stepGroups.map((group) => (
          <li
            key={group}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-t border-hairline-strong py-4 sm:block"
          >
            <div>
              {/* A block for each minute. */}
              <span
                aria-hidden="true"
                className="block h-2 max-w-full bg-[repeating-linear-gradient(90deg,var(--bronze-graphic)_0_0.75rem,transparent_0.75rem_1rem)] sm:h-2.5"
                style={{ width: `${minutes[group]}rem` }}
              />
              <p className="mt-2 num text-h3 font-semibold text-primary">{t('minutes', { minutes: minutes[group] })}</p>
            </div>
            <div>
              <h3 className="font-semibold sm:mt-1">{t(`groups.${group}.title`)}</h3>
              <ol className="mt-2 grid gap-1 text-ink-2">
                {flow.steps
                  .filter((step) => step.group === group)
                  .map(({ number }) => (
                    // Step 1.1 of the new-account variant is a part of step 1.
                    <li key={number} className={clsx('flex items-baseline gap-3', number % 1 > 0 && 'ps-8 text-small')}>
                      <span className="min-w-5 shrink-0 num font-semibold text-bronze">{number}</span>
                      {steps(stepKey(number))}
                    </li>
                  ))}
              </ol>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
