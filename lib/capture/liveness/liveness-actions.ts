import type { LivenessAction } from '@/lib/domain/identity/liveness'

/** What may be asked for after the look straight ahead. */
const movements: readonly LivenessAction[] = ['left', 'right', 'smile', 'blink', 'nod']

/** Movements asked for in one check; with the look straight ahead, four pictures (the service takes eight). */
const asked = 3

/**
 * What is asked of the applicant, in an order that nobody knows before: straight ahead, then three different movements. `random`
 * gives numbers from 0 up to, not including, 1.
 */
export function drawLivenessActions(random: () => number = secureRandom): LivenessAction[] {
  const left = [...movements]
  const drawn = Array.from({ length: asked }, () => left.splice(Math.floor(random() * left.length), 1)).flat()
  return ['center', ...drawn]
}

/** Not `Math.random`: a recording made beforehand must not be able to guess. */
function secureRandom(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}
