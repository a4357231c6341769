import { dependents } from '@/features/account-opening/machine/dependencies'
import { proofOf, type ProofName } from '@/features/account-opening/machine/proofs'
import { requiredProofs } from '@/features/account-opening/machine/reach'
import { newAccountFlow, standardFlow, type Flow } from '@/lib/domain/account-opening/flows'
import { stepGroups, type Screen } from '@/lib/domain/account-opening/screens'

type Step = Flow['steps'][number]

/** Proof that completes a screen; the last screen has none. */
const proofOn = (screen: Screen): ProofName | null => (screen === 'success' ? null : proofOf[screen])
const proofNames = Object.values(proofOf)
const code = (text: string): string => `\`${text}\``

/** Mermaid reads a dash in a name as part of an arrow. */
const nodeId = (name: string): string => name.replaceAll('-', '_')

function stepBox({ number, screens }: Step): readonly string[] {
  const nodes = screens.map((screen) => `      ${nodeId(screen)}["${screen}"]`)
  return [`    subgraph step_${String(number).replace('.', '_')}["step ${number}"]`, ...nodes, '    end']
}

/** A flow: its screens in steps and groups, each arrow with the proof that opens the next screen. */
function flowChart({ screens, steps }: Flow): readonly string[] {
  const groups = stepGroups.flatMap((group) => [
    `  subgraph group_${group}["${group}"]`,
    ...steps.filter((step) => step.group === group).flatMap(stepBox),
    '  end',
  ])
  const arrows = screens.slice(1).map((screen, index) => {
    const before = screens[index] ?? screen
    return `  ${nodeId(before)} -->|${proofOn(before)}| ${nodeId(screen)}`
  })
  return ['```mermaid', 'flowchart TD', ...groups, ...arrows, '```']
}

/** Which proofs are revoked with which. */
function revocationChart(): readonly string[] {
  const arrows = proofNames.flatMap((proof) => dependents[proof].map((other) => `  ${proof} -.-> ${other}`))
  return ['```mermaid', 'flowchart LR', ...arrows, '```']
}

/** Names whole steps where all proofs of a step are required. */
function requirement(screen: Screen): string {
  const required = new Set<ProofName>(requiredProofs[screen])
  const proofsOfStep = (step: Step) => step.screens.map(proofOn).filter((proof) => proof !== null)
  const whole = standardFlow.steps.filter((step) => proofsOfStep(step).every((proof) => required.has(proof)))
  const inSteps = new Set(whole.flatMap(proofsOfStep))
  const numbers = whole.map(({ number }) => number)
  const steps = numbers.length > 1 ? [`steps ${numbers[0]}–${numbers.at(-1)}`] : numbers.map((step) => `step ${step}`)
  return [...steps, ...[...required].filter((proof) => !inSteps.has(proof)).map(code)].join(', ')
}

function screenRow(screen: Screen): string {
  const proof = proofOn(screen)
  return `| ${code(screen)} | ${requirement(screen) || '–'} | ${proof === null ? '–' : code(proof)} |`
}

/** The section on the wizard in docs/architecture.md. */
export function renderWizard(): string {
  return [
    'The standard flow. An arrow names the proof that its screen gives.',
    '',
    ...flowChart(standardFlow),
    '',
    'The flow of `/new-register`: the same screens and proofs in another order.',
    '',
    ...flowChart(newAccountFlow),
    '',
    'A screen opens when its required proofs are there, wherever the flow puts it:',
    '',
    '| Screen | Requires | Gives |',
    '| --- | --- | --- |',
    ...standardFlow.screens.map(screenRow),
    '',
    'Changing an answer revokes the proof that covers it, by default that of its screen. Revoking a proof revokes the proofs',
    'that rest on it:',
    '',
    ...revocationChart(),
  ].join('\n')
}
