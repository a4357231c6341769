import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import type { Flow } from '@/lib/domain/account-opening/flows'
import { minutesFor, minutesLeft } from '@/lib/domain/account-opening/minutes'
import { stepKey } from '@/lib/domain/account-opening/step-key'
import type { Screen } from '@/lib/domain/account-opening/screens'

interface PlaceProps {
  readonly screen: Screen
  readonly flow: Flow
  /** The screens from here on that are left; all of them, unless some are kept. */
  readonly left?: readonly Screen[] | undefined
  /** Something beside it shows the step: it is said to screen readers alone. */
  readonly isStepShown?: boolean
  readonly className?: string
}

/** Where in the flow the applicant is: the step's name, 'Step 3 of 7', and the minutes that are left. */
export function Place({ screen, flow, left, isStepShown = false, className }: PlaceProps) {
  const t = useTranslations('application.wizard')
  const minutes = left === undefined ? minutesLeft(screen, flow) : minutesFor(left)
  const isResult = screen === 'success'
  return (
    <p className={clsx('text-small leading-snug text-ink-2', className)}>
      {!isStepShown && !isResult && (
        <span className="font-semibold text-ink">{t(`steps.${stepKey(flow.stepOf[screen])}`)}</span>
      )}
      <span className="num">
        <span className={clsx(isStepShown && 'sr-only', isResult && 'font-semibold text-ink')}>
          {isResult ? t('screens.success') : t('stepOf', { step: flow.stepOf[screen] })}
        </span>
        {minutes > 0 && !isStepShown ? ' · ' : null}
        {minutes > 0 ? <span>{t('minutesLeft', { minutes })}</span> : null}
      </span>
    </p>
  )
}

/** Share of the current step that is done, from 0 to less than 1. */
export function doneShare(screen: Screen, flow: Flow): number {
  const { part, parts } = partOf(screen, flow)
  return (part - 1) / parts
}

/** Screens that end or interrupt a step without a question are no part of it. */
const unasked: ReadonlySet<Screen> = new Set<Screen>(['submitting', 'success'])

/** Which of the step's screens it is, of those that ask for something. */
function partOf(screen: Screen, { steps, stepOf }: Flow): { part: number; parts: number } {
  const asked = (steps.find(({ number }) => number === stepOf[screen])?.screens ?? []).filter((of) => !unasked.has(of))
  const index = asked.indexOf(screen)
  return index === -1 ? { part: 1, parts: 1 } : { part: index + 1, parts: asked.length }
}
