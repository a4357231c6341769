import { useTranslations } from 'next-intl'

import { ArrowRight, Check, type Icon } from '@/components/ui/icons'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import { stepKey } from '@/lib/domain/account-opening/step-key'
import type { Screen } from '@/lib/domain/account-opening/screens'

import { revokeProof } from '../../machine/dependencies'
import { proofOf, type EarnedProofs, type ProofName } from '../../machine/proofs'

interface KeptAndRedoProps {
  readonly proofs: EarnedProofs
  /** The proofs that are given up. */
  readonly lost: readonly ProofName[]
}

/** What of the application stays after a refusal, and what has to be gone through again. */
export function KeptAndRedo({ proofs, lost }: KeptAndRedoProps) {
  const t = useTranslations('application.wizard')
  const left = lost.reduce<EarnedProofs>(revokeProof, proofs)
  const isKept = (screen: Screen) => screen !== 'success' && left[proofOf[screen]] !== undefined
  const wasGiven = (proof: ProofName) => proofs[proof] !== undefined || lost.includes(proof)
  const isRedone = (screen: Screen) => screen !== 'success' && wasGiven(proofOf[screen]) && !isKept(screen)
  // Agreement is not an answer that is kept: the terms are agreed to anew.
  const kept = standardFlow.steps
    .filter(({ group }) => group !== 'contract')
    .flatMap(({ number, screens }) =>
      screens.every(isKept)
        ? [t(`steps.${stepKey(number)}`)]
        : screens.filter(isKept).map((screen) => t(`screens.${screen}`)),
    )
  const redo = standardFlow.screens.filter(isRedone).map((screen) => t(`screens.${screen}`))
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-8">
      <Parts title={t('submitting.change.redo')} names={redo} sign={ArrowRight} tone="text-ink-3" />
      <Parts title={t('submitting.change.kept')} names={kept} sign={Check} tone="text-success" />
    </div>
  )
}

interface PartsProps {
  readonly title: string
  readonly names: readonly string[]
  readonly sign: Icon
  readonly tone: string
}

function Parts({ title, names, sign: Sign, tone }: PartsProps) {
  if (names.length === 0) return null
  return (
    <section>
      <h2 className="text-body font-semibold">{title}</h2>
      <ul className="mt-1 grid gap-1 text-small">
        {names.map((name) => (
          <li key={name} className="flex items-start gap-2">
            <Sign strokeWidth={2} className={`mt-1 size-4 shrink-0 ${tone}`} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
