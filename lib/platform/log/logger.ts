import 'server-only'

import { type Logger, pino } from 'pino'

import { serverEnv } from '@/lib/platform/env/server'

let logger: Logger | undefined

/**
 * JSON lines on standard output. What is logged are names of calls, statuses, ids and paths of schema issues: never a
 * body, a query string, a header or an address of a person.
 */
export function log(): Logger {
  logger ??= pino({ level: serverEnv().LOG_LEVEL, base: { app: 'songngan-web' } })
  return logger
}
