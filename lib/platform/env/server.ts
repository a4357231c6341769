import 'server-only'

import { loadEnv } from './load.ts'
import type { Env } from './schema.ts'

let loaded: Env | undefined

/**
 * The environment of this process, read at first use instead of on import, so that modules load even where it is
 * incomplete.
 * @throws EnvError that lists every missing or invalid name
 */
export function serverEnv(): Env {
  loaded ??= loadEnv()
  return loaded
}
