import { type Logger, pino } from 'pino'

/** JSON lines of the server around Next, in the form of those of the site (logger.ts). */
export function processLog(level: string): Logger {
  return pino({ level, base: { app: 'songngan-web' } })
}
