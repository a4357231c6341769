import { clsx } from 'clsx'
import { DrumProgress } from '@/components/ui/drum-progress'
import { Check } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import type { ApplicationEvent } from '../machine/events'
import { firstOpenScreen, isReached } from '../machine/reach'
import type { Flow } from '@/lib/domain/account-opening/flows'
import { stepGroups, type Screen, type StepNumber } from '@/lib/domain/account-opening/screens'
import type { ApplicationState } from '../machine/state'
import { stepKey } from '@/lib/domain/account-opening/step-key'
import { doneShare, Place } from './place'

interface RailProps {
  readonly flow: Flow
  readonly state: ApplicationState
  /** Screens that have to be gone through again: their steps are not done. */
  readonly redone: readonly Screen[]
  readonly send: (event: ApplicationEvent) => void
}

/** The steps in their three groups; a step that is reached leads back to its first screen. */
export function Rail({ flow, state, redone, send }: RailProps) {
  const t = useTranslations('application.wizard')
  return (
    <nav aria-label={t('railLabel')} className="hidden xl:block">
      <div className="sticky top-8">
        <StepDrum flow={flow} state={state} redone={redone} className="mb-4 size-36" />
        <Place screen={state.screen} flow={flow} />
        <ol className="mt-6 grid gap-5">
          {stepGroups.map((group) => (
            <li key={group}>
              <p className="text-min font-semibold text-ink-2">{t(`groups.${group}`)}</p>
              <ol className="mt-2 grid">
                {flow.steps
                  .filter((step) => step.group === group)
                  .map(({ number }) => (
                    <RailStep key={number} step={number} flow={flow} state={state} redone={redone} send={send} />
                  ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

interface StepDrumProps extends Omit<RailProps, 'send'> {
  readonly className: string
}

/** The drum of the flow: a ray for each step, the current one filled as far as its screens are answered. */
export function StepDrum({ flow, state, redone, className }: StepDrumProps) {
  // The account card has the complete drum.
  if (state.screen === 'success') return null
  return (
    <DrumProgress
      done={flow.steps.filter(({ number }) => isStepDone(number, { flow, state, redone })).length}
      total={flow.steps.length}
      current={doneShare(state.screen, flow)}
      center={flow.stepOf[state.screen]}
      className={className}
    />
  )
}

function isStepDone(step: StepNumber, { flow, state, redone }: Omit<RailProps, 'send'>): boolean {
  if (redone.some((screen) => flow.stepOf[screen] === step)) return false
  return flow.stepOf[firstOpenScreen(state.proofs, flow)] > step || state.screen === 'success'
}

function RailStep({ step, flow, state, redone, send }: RailProps & { readonly step: StepNumber }) {
  const t = useTranslations('application.wizard')
  const { stepOf, screens } = flow
  const isCurrent = stepOf[state.screen] === step
  const isDone = isStepDone(step, { flow, state, redone })
  const target = screens.find((screen) => stepOf[screen] === step && isReached(screen, state.proofs, flow))
  const content = (
    <>
      <StepMark step={step} isDone={isDone} isCurrent={isCurrent} isFinished={state.screen === 'success'} />
      <span className={clsx('min-w-0', isCurrent ? 'font-semibold text-ink' : isDone ? 'text-ink' : 'text-ink-2')}>
        {t(`steps.${stepKey(step)}`)}
        {isDone ? <span className="sr-only">{` (${t('done')})`}</span> : null}
      </span>
    </>
  )
  const look = 'flex min-h-11 w-full items-center gap-3 rounded-control py-2 text-start text-small leading-snug'
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={clsx(
        'relative not-last:after:absolute not-last:after:start-3.5 not-last:after:top-9.5 not-last:after:-bottom-1.5 not-last:after:w-px',
        isDone ? 'not-last:after:bg-primary' : 'not-last:after:bg-hairline-strong',
      )}
    >
      {target !== undefined && !isCurrent ? (
        <button type="button" className={clsx(look, 'hover:text-primary')} onClick={() => goTo(target, send)}>
          {content}
        </button>
      ) : (
        <span className={look}>{content}</span>
      )}
    </li>
  )
}

function goTo(screen: Screen, send: RailProps['send']): void {
  send({ type: 'go', screen })
}

interface StepMarkProps {
  readonly step: StepNumber
  readonly isDone: boolean
  readonly isCurrent: boolean
  readonly isFinished: boolean
}

function StepMark({ step, isDone, isCurrent, isFinished }: StepMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'relative z-1 flex size-7 shrink-0 items-center justify-center rounded-full border num text-min font-semibold',
        isCurrent
          ? 'border-primary bg-primary text-on-primary'
          : isDone
            ? 'border-primary bg-canvas text-primary'
            : 'border-hairline-strong bg-canvas text-ink-2',
      )}
    >
      {isDone && (!isCurrent || isFinished) ? <Check strokeWidth={2.25} className="size-4" /> : step}
    </span>
  )
}
