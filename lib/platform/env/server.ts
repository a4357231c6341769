import 'server-only'

import { loadEnv } from './load.ts'
import type { Env } from './schema.ts'

let loaded: Env | undefined

/**
 * The environment of this process, read at the first use and not at import, so that a module that only might need it can
 * be loaded anywhere.
 * @throws EnvError that lists every missing or invalid name
 */
export function serverEnv(): Env {
  loaded ??= loadEnv()
  return loaded
}
