import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import { type Flow, standardFlow } from '@/lib/domain/account-opening/flows'
import { minutesByGroup } from '@/lib/domain/account-opening/minutes'
import { stepGroups } from '@/lib/domain/account-opening/screens'
import { stepKey } from '@/lib/domain/account-opening/step-key'

import { groupTones } from './group-tones'
import { stepScreens } from './step-screens'

/** As many parts has the line at the top of a screen. */
const lastStep = 7

interface OpeningStepsProps {
  readonly flow?: Flow | undefined
  /** Whether each part shows how many minutes it takes. */
  readonly hasMinutes: boolean
}

/**
 * The seven steps as a strip of small screens, each part under its own bar, on tablets in two rows; narrower windows scroll both
 * together. Step 1.1 of the new-account variant is a part of step 1, so it has no place of its own.
 */
export async function OpeningSteps({ flow = standardFlow, hasMinutes }: OpeningStepsProps) {
  const t = await getTranslations('accountLanding')
  const names = await getTranslations('application.wizard.steps')
  const groups = await getTranslations('application.wizard.groups')
  const minutes = minutesByGroup(flow)
  const screens = await stepScreens()
  return (
    <Section id="steps" tone="surface" space="tight" title={t('stepsTitle')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="step-strip">
        <ol>
          {stepGroups.map((group) => (
            <li key={group} className={groupTones[group].tone}>
              <p className="step-part">
                <span>
                  <b>{groups(group)}</b>
                  {hasMinutes && <span className="num">{t('minutes', { minutes: minutes[group] })}</span>}
                </span>
              </p>
              <ol>
                {flow.steps
                  .filter((step) => step.group === group && step.number % 1 === 0)
                  .map(({ number }) => (
                    <li key={number}>
                      <div aria-hidden="true" className="step-screen">
                        <i style={{ backgroundSize: `${(number / lastStep) * 100}%` }} />
                        {screens[number]}
                      </div>
                      <p className="mt-3 flex items-baseline gap-2 leading-snug font-semibold">
                        <span className="num text-bronze">{number}</span>
                        <span className="min-w-0 text-pretty">{names(stepKey(number))}</span>
                      </p>
                    </li>
                  ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
