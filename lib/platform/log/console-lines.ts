import { format, stripVTControlCharacters } from 'node:util'

import { log } from './logger'

/** Characters of one line; the rest of a long stack says nothing more. */
const maxLength = 4000

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** What was thrown and reported with its route (report-render-error.ts), or written before. */
const known = new WeakSet<object>()

/** Remembers an error that has its own line in the log. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) known.add(error)
}

/** Queries of addresses in a text may hold personal data. */
function withoutQueries(text: string): string {
  return text.replaceAll(/(\/[^\s?"']*)\?[^\s"']*/g, '$1?…')
}

/**
 * One JSON line for whatever Next and packages write to the console, which otherwise puts several lines of text among the
 * JSON. Errors are written once, and not at all if they are reported with their route.
 */
export function writeConsoleAsJson(target: Console = globalThis.console): void {
  for (const [method, level] of Object.entries(levels)) {
    Reflect.set(target, method, (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error)
      if (error !== undefined && known.has(error)) return
      const write = () => {
        const text = withoutQueries(stripVTControlCharacters(format(...args)))
          .trim()
          .slice(0, maxLength)
        if (text !== '') log()[level]({ source: 'console' }, text)
      }
      if (error === undefined) {
        write()
        return
      }
      // Next reports the error right after it wrote it.
      setImmediate(() => {
        if (!known.has(error)) write()
        known.add(error)
      })
    })
  }
}
