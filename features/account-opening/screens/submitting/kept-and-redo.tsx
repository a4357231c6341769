import { useTranslations } from 'next-intl'
import { Fragment, useEffect, useEffectEvent } from 'react'

import { standardFlow } from '@/lib/domain/account-opening/flows'
import { stepKey } from '@/lib/domain/account-opening/step-key'
import type { Screen } from '@/lib/domain/account-opening/screens'

import { revokeProof } from '../../machine/dependencies'
import { Fact } from '../fact'
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
    <dl className="grid gap-2 rounded-control bg-surface-2 px-4 py-3.5 text-small [&_dt]:font-semibold">
      <Fact term={t('submitting.change.redo', { count: redo.length })}>
        <Names of={redo} />
      </Fact>
      {kept.length > 0 && (
        <Fact term={t('submitting.change.kept')}>
          <Names of={kept} />
        </Fact>
      )}
    </dl>
  )
}

/** Names in a row; the point after one stays with it where the line breaks. */
function Names({ of }: { readonly of: readonly string[] }) {
  return of.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' '}
      <span className="inline-block text-ink-2">{index < of.length - 1 ? `${name} ·` : name}</span>
    </Fragment>
  ))
}
