import type { LivenessAction } from './liveness'

/** Movements that may follow the look straight ahead. */
const movements: readonly LivenessAction[] = ['left', 'right', 'smile', 'blink', 'nod']

/** Movements per check; with the look straight ahead, four pictures (the service takes eight). */
const asked = 3

/**
 * The movements of one check, in unpredictable order: straight ahead, then three different ones. `random` returns
 * numbers in [0, 1).
 */
export function drawLivenessActions(random: () => number = secureRandom): LivenessAction[] {
  const left = [...movements]
  const drawn = Array.from({ length: asked }, () => left.splice(Math.floor(random() * left.length), 1)).flat()
  return ['center', ...drawn]
}

/** Not `Math.random`: a prepared recording must not be able to predict the order. */
function secureRandom(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}
