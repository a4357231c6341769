import { clsx } from 'clsx'
import { currentRest, DrumProgress, toCome } from '@/components/ui/drum-progress'
import { Check } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import type { ApplicationEvent } from '../machine/events'
import { proofOf } from '../machine/proofs'
import { firstOpenScreen, isReached } from '../machine/reach'
import type { Flow } from '@/lib/domain/account-opening/flows'
import { stepGroups, type Screen, type StepNumber } from '@/lib/domain/account-opening/screens'
import type { ApplicationState } from '../machine/state'
import { stepKey } from '@/lib/domain/account-opening/step-key'
import { doneShare, Place } from './place'

interface RailProps {
  readonly flow: Flow
  readonly state: ApplicationState
  /** The screen whose place is shown: after a refusal the first that is gone through again. */
  readonly shown: Screen
  /** What is left from there on, where that is not all of it. */
  readonly left: readonly Screen[] | undefined
  /** Screens that have to be gone through again: their steps are not done. */
  readonly redone: readonly Screen[]
  readonly send: (event: ApplicationEvent) => void
}

/** The steps, of which the current one has the drum and the minutes that are left; one that is reached leads back to its first screen. */
export function Rail({ send, left, ...steps }: RailProps) {
  const t = useTranslations('application.wizard')
  const { flow } = steps
  return (
    <nav aria-label={t('railLabel')} className="hidden xl:block">
      <ol>
        {stepGroups.map((group) => (
          <li key={group}>
            <p className="sr-only">{t(`groups.${group}`)}</p>
            <ol>
              {flow.steps
                .filter((step) => step.group === group)
                .map(({ number }) => (
                  <RailStep key={number} step={number} {...steps} left={left} send={send} />
                ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepsProps = Omit<RailProps, 'send' | 'left'>

/** The drum's rays as a line, for the narrow windows that have no rail: filled where a step is done, a tint for the rest of the current one. */
export function StepLine({ className, ...steps }: StepsProps & { readonly className?: string }) {
  const { flow, shown } = steps
  return (
    <svg
      viewBox={`0 0 ${flow.steps.length - 1 + segment} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
      className={clsx('h-1.5 w-full text-bronze-graphic', className)}
    >
      {flow.steps.map(({ number }, index) => {
        const isCurrent = flow.stepOf[shown] === number
        const share = isCurrent ? doneShare(shown, flow) : isStepDone(number, steps) ? 1 : 0
        return (
          <g key={number}>
            <path d={`M${index} 3h${segment}`} className={isCurrent ? currentRest : toCome} />
            {share > 0 && <path d={`M${index} 3h${segment * share}`} />}
          </g>
        )
      })}
    </svg>
  )
}

/** Part of a step's share of the line that it fills; the rest is the gap after it. */
const segment = 0.93

/** Steps before the first that is open, or that a refusal has opened again. */
function doneSteps({ flow, state, redone }: StepsProps): number {
  const open = flow.stepOf[redone[0] ?? firstOpenScreen(state.proofs, flow)]
  return flow.steps.filter(({ number }) => number < open).length
}

/** Nothing of it is open: behind a refused step others may be kept. */
function isStepDone(step: StepNumber, { flow, state, redone }: StepsProps): boolean {
  return flow.screens
    .filter((screen) => flow.stepOf[screen] === step)
    .every((screen) => screen !== 'success' && state.proofs[proofOf[screen]] !== undefined && !redone.includes(screen))
}

interface RailStepProps extends StepsProps {
  readonly step: StepNumber
  readonly left: RailProps['left']
  readonly send: RailProps['send']
}

function RailStep({ step, left, send, ...steps }: RailStepProps) {
  const t = useTranslations('application.wizard')
  const { flow, state, shown } = steps
  const { stepOf, screens } = flow
  const isCurrent = stepOf[shown] === step
  const isDone = isStepDone(step, steps)
  const target = screens.find((screen) => stepOf[screen] === step && isReached(screen, state.proofs, flow))
  const name = (
    <span className={clsx('min-w-0', isCurrent ? 'font-semibold text-ink' : isDone ? 'text-ink' : 'text-ink-2')}>
      <span className="sr-only">{`${step} `}</span>
      {t(`steps.${stepKey(step)}`)}
      {isDone ? <span className="sr-only">{` (${t('done')})`}</span> : null}
    </span>
  )
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="relative">
      {/* In two halves, which meet those of the steps before and after. */}
      {step !== flow.steps[0]?.number && <Thread isDone={isDone || isCurrent} className="top-0 h-1/2" />}
      {step !== flow.steps.at(-1)?.number && <Thread isDone={isDone} className="bottom-0 h-1/2" />}
      {isCurrent ? (
        <div className={clsx(row, 'py-2.5')}>
          <DrumProgress
            done={doneSteps(steps)}
            kept={flow.steps.flatMap(({ number }, index) => (isStepDone(number, steps) ? [index] : []))}
            total={flow.steps.length}
            current={doneShare(shown, flow)}
            center={String(step)}
            className="relative size-10 shrink-0 rounded-full bg-canvas"
          />
          <div className="grid min-w-0">
            {name}
            <Place screen={shown} flow={flow} left={left} isStepShown />
          </div>
        </div>
      ) : target !== undefined ? (
        <button
          type="button"
          className={clsx(row, 'min-h-10 py-1 hover:text-primary')}
          onClick={() => goTo(target, send)}
        >
          <StepMark isDone={isDone} />
          {name}
        </button>
      ) : (
        <div className={clsx(row, 'min-h-10 py-1')}>
          <StepMark isDone={isDone} />
          {name}
        </div>
      )}
    </li>
  )
}

const row = 'flex w-full items-center gap-3 rounded-control text-start text-small leading-snug'

/** The line behind the marks, which have the drum's middle. */
function Thread({ isDone, className }: { readonly isDone: boolean; readonly className: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('absolute start-[19.5px] w-px', isDone ? 'bg-bronze-graphic' : 'bg-hairline-strong', className)}
    />
  )
}

function goTo(screen: Screen, send: RailProps['send']): void {
  send({ type: 'go', screen })
}

/** A tick for what is done, a ring for what is not. */
function StepMark({ isDone }: { readonly isDone: boolean }) {
  return (
    <span aria-hidden="true" className="relative flex w-10 shrink-0 justify-center">
      {isDone ? (
        <Check strokeWidth={2.5} className="size-4 bg-canvas text-bronze" />
      ) : (
        // An odd number of pixels wide, as its thread: both have the same middle.
        <span className="size-[11px] rounded-full border border-field bg-canvas" />
      )}
    </span>
  )
}
