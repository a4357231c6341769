import { processWide } from '../process/process-wide.ts'
import type { Invalidations } from './invalidations.ts'

const current = () => processWide('invalidations', (): { active?: Invalidations | undefined } => ({}))

/** Makes these the invalidations of the process: done by the server around Next. */
export function activateInvalidations(invalidations: Invalidations | undefined): void {
  current().active = invalidations
}

/** Those of the server that runs in this process; undefined in development and in tests. */
export function activeInvalidations(): Invalidations | undefined {
  return current().active
}
