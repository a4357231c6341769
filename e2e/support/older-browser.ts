import type { BrowserContext } from '@playwright/test'

import { apis } from '@/tests/baseline/young-apis'

// The search for leaks lists databases at the end of a test; the site does not.
const young = apis
  .filter(({ owner, member, isYoung }) => isYoung && !(owner === 'IDBFactory' && member === 'databases'))
  .map(({ owner, member, isStatic }) => [owner, member, isStatic] as const)

/** Runs in the browser: deletes what is younger than the baseline. */
function forget(names: readonly (readonly [owner: string, member: string | null, isStatic: boolean])[]): void {
  const scope = globalThis as unknown as Record<string, Record<string, unknown> | undefined>
  for (const [owner, member, isStatic] of names) {
    if (member === null) Reflect.deleteProperty(scope, owner)
    else {
      const host = scope[owner]
      if (host === undefined || host === null) continue
      const prototype = host['prototype']
      Reflect.deleteProperty(host, member)
      if (!isStatic && typeof prototype === 'object' && prototype !== null) Reflect.deleteProperty(prototype, member)
      if (owner === 'Window') Reflect.deleteProperty(scope, member)
    }
  }
}

/** Global names that only younger browsers have. */
export const youngest = young.flatMap(([owner, member]) => (member === null ? [owner] : []))

/**
 * Takes from the pages and workers of a context every API that the oldest supported browsers lack.
 * @returns how many workers were started
 */
export async function makeOlder(context: BrowserContext): Promise<{ readonly workers: number }> {
  const seen = { workers: 0 }
  await context.addInitScript(forget, young)
  // Scripts of a context do not run in its workers, so the code of a worker is preceded by the same.
  const preamble = `(${forget.toString()})(${JSON.stringify(young)});`
  await context.route(/\/_next\/static\/.*worker.*\.js/, async (route) => {
    seen.workers += 1
    const response = await route.fetch()
    return route.fulfill({ response, body: preamble + (await response.text()) })
  })
  return seen
}
