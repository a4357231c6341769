import { standardFlow, type Flow } from './flows'
import type { Screen, StepGroup } from './screens'

/** Estimated minutes per screen, with the card ready, including codes and camera. */
const minutesOf: Readonly<Record<Screen, number>> = {
  contact: 0.7,
  'sms-otp': 0.4,
  'email-otp': 0.5,
  'id-card': 1,
  'id-confirm': 0.5,
  face: 0.3,
  liveness: 0.4,
  personal: 0.4,
  address: 0.6,
  work: 0.3,
  banks: 0.6,
  'account-number': 0.4,
  services: 0.4,
  review: 0.5,
  terms: 0.5,
  submitting: 0.1,
  contract: 0.4,
  success: 0,
}

function sumOf(some: readonly Screen[]): number {
  return some.reduce((sum, screen) => sum + minutesOf[screen], 0)
}

/** Whole minutes from the start of this screen to the end of the flow; at least 1 before the end. */
export function minutesLeft(screen: Screen, { screens }: Flow = standardFlow): number {
  return Math.ceil(sumOf(screens.slice(screens.indexOf(screen))))
}

/** Whole minutes of a group of steps, at least one. */
export function minutesOfGroup(group: StepGroup, { steps }: Flow = standardFlow): number {
  const ofGroup = steps.filter((step) => step.group === group).flatMap(({ screens }) => screens)
  return Math.max(1, Math.round(sumOf(ofGroup)))
}
