import { standardFlow, type Flow } from './flows'
import { type Screen, type StepGroup, stepGroups } from './screens'

/** Estimated minutes per screen, with the card ready, including codes and camera. */
const minutesOf: Readonly<Record<Screen, number>> = {
  contact: 0.6,
  'sms-otp': 0.4,
  'email-otp': 0.4,
  'id-card': 1,
  'id-confirm': 0.4,
  face: 0.3,
  liveness: 0.4,
  personal: 0.3,
  address: 0.5,
  work: 0.3,
  banks: 0.5,
  'account-number': 0.3,
  services: 0.6,
  review: 0.6,
  terms: 0.7,
  submitting: 0.1,
  contract: 0.6,
  success: 0,
}

function sumOf(some: readonly Screen[]): number {
  return some.reduce((sum, screen) => sum + minutesOf[screen], 0)
}

/** Whole minutes from the start of this screen to the end of the flow; at least 1 before the end. */
export function minutesLeft(screen: Screen, { screens }: Flow = standardFlow): number {
  return minutesFor(screens.slice(screens.indexOf(screen)))
}

/** Whole minutes that some screens take. */
export function minutesFor(some: readonly Screen[]): number {
  return Math.ceil(sumOf(some))
}

/** Whole minutes of the whole flow, as every page states them. */
export const openingMinutes = minutesLeft('contact')

/**
 * Whole minutes of each group of steps, at least one each. They add up to the minutes of the whole flow: the largest
 * remainders are rounded up.
 */
export function minutesByGroup(flow: Flow = standardFlow): Readonly<Record<StepGroup, number>> {
  const exact = stepGroups.map((group) => ({ group, minutes: sumOf(screensOf(group, flow)) }))
  const whole = exact.map(({ group, minutes }) => ({ group, minutes: Math.max(1, Math.floor(minutes)) }))
  const byRemainder = exact
    .map(({ minutes }, index) => ({ index, remainder: minutes - (whole[index]?.minutes ?? 0) }))
    .toSorted((a, b) => b.remainder - a.remainder)
  const missing = minutesLeft('contact', flow) - whole.reduce((sum, { minutes }) => sum + minutes, 0)
  const roundedUp = new Set(byRemainder.slice(0, Math.max(0, missing)).map(({ index }) => index))
  const entries = whole.map(({ group, minutes }, index) => [group, minutes + (roundedUp.has(index) ? 1 : 0)])
  return Object.fromEntries(entries) as Record<StepGroup, number>
}

function screensOf(group: StepGroup, { steps }: Flow): readonly Screen[] {
  return steps.filter((step) => step.group === group).flatMap(({ screens }) => screens)
}
