import type { StepGroup } from '@/lib/domain/account-opening/screens'

/** Each part of the opening has one colour on a landing page: in the drum of its minutes, and over its steps. */
export const groupTones: Readonly<Record<StepGroup, { readonly text: string; readonly tone: string }>> = {
  information: { text: 'text-chart-2', tone: '[--tone:var(--chart-2)]' },
  service: { text: 'text-chart-3', tone: '[--tone:var(--chart-3)]' },
  contract: { text: 'text-chart-1', tone: '[--tone:var(--chart-1)]' },
}
