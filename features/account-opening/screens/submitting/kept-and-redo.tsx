import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, type ReactNode } from 'react'

import { Check } from '@/components/ui/icons'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import { stepKey } from '@/lib/domain/account-opening/step-key'
import type { Screen } from '@/lib/domain/account-opening/screens'

import { revokeProof } from '../../machine/dependencies'
import type { ScreenProps } from '../screen-props'
import { proofOf, type EarnedProofs, type ProofName } from '../../machine/proofs'

interface KeptAndRedoProps {
  readonly proofs: EarnedProofs
  /** The proofs that are given up. */
  readonly lost: readonly ProofName[]
  readonly onRedone: ScreenProps['onRedone']
}

/** Screens that are gone through again once these proofs are given up, in the order of the standard flow. */
function redoneFrom(proofs: EarnedProofs, lost: readonly ProofName[]): readonly Screen[] {
  const left = lost.reduce<EarnedProofs>(revokeProof, proofs)
  return standardFlow.screens.filter((screen) => {
    if (screen === 'success') return false
    const proof = proofOf[screen]
    return (proofs[proof] !== undefined || lost.includes(proof)) && left[proof] === undefined
  })
}

/** The same with the contract: it is drawn up from the answers, so a new one follows. */
export function redoneScreens(proofs: EarnedProofs, lost: readonly ProofName[]): readonly Screen[] {
  return [...redoneFrom(proofs, lost), 'contract']
}

/** What has to be gone through again after a refusal, in its order, and what of the application stays. */
export function KeptAndRedo({ proofs, lost, onRedone }: KeptAndRedoProps) {
  const t = useTranslations('application.wizard')
  const left = lost.reduce<EarnedProofs>(revokeProof, proofs)
  const isKept = (screen: Screen) => screen !== 'success' && left[proofOf[screen]] !== undefined
  // Agreement is not an answer that is kept: the terms are agreed to anew.
  const kept = standardFlow.steps
    .filter(({ group }) => group !== 'contract')
    .flatMap(({ number, screens }) =>
      screens.every(isKept)
        ? [t(`steps.${stepKey(number)}`)]
        : screens.filter(isKept).map((screen) => t(`screens.${screen}`)),
    )
  const redone = redoneFrom(proofs, lost)
  const redo = redoneScreens(proofs, lost).map((screen) => t(`screens.${screen}`))
  const tellRedone = useEffectEvent(() => onRedone?.(redone))
  useEffect(() => {
    tellRedone()
    return () => onRedone?.([])
  }, [onRedone])
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-x-10">
      <section>
        <h2 className="border-b border-hairline pb-2 font-semibold">
          {t('submitting.change.redo', { count: redo.length })}
        </h2>
        <ol className="mt-2 grid">
          {redo.map((name, index) => (
            <Redone key={name} number={index + 1}>
              {name}
            </Redone>
          ))}
        </ol>
      </section>
      {kept.length > 0 && (
        <section>
          <h2 className="border-b border-hairline pb-2 font-semibold">{t('submitting.change.kept')}</h2>
          <ul className="mt-2 grid text-small leading-[1.75rem]">
            {kept.map((name) => (
              <li key={name} className="flex items-start gap-3 py-1.5">
                <Check strokeWidth={2.25} className="me-1 mt-1 size-5 shrink-0 text-success" />
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The first is what the button opens; the others follow by themselves. */
function Redone({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  const isFirst = number === 1
  return (
    <li
      className={clsx(
        'relative flex items-start gap-3 py-1.5 text-small leading-[1.75rem] not-last:after:absolute not-last:after:start-3.5 not-last:after:top-9 not-last:after:-bottom-1.5 not-last:after:w-px not-last:after:bg-hairline-strong',
        isFirst ? 'font-semibold' : 'text-ink-2',
      )}
    >
      <span
        aria-hidden="true"
        data-number={number}
        className={clsx(
          'flex size-7 shrink-0 items-center justify-center rounded-full border num text-min font-semibold before:content-[attr(data-number)]',
          isFirst ? 'border-primary bg-primary text-on-primary' : 'border-hairline-strong',
        )}
      />
      {children}
    </li>
  )
}
