import 'server-only'

import { type Logger, pino } from 'pino'

import { logLevel } from '@/lib/platform/env/log-level'

let logger: Logger | undefined

/**
 * JSON lines on standard output. Logged are names of calls, statuses, ids and paths of schema issues; never bodies,
 * query strings, headers or personal addresses.
 */
export function log(): Logger {
  logger ??= pino({ level: logLevel(), base: { app: 'brokerage-site' } })
  return logger
}
