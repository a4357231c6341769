const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const

/** Read directly, not through `serverEnv`: an incomplete environment must be told in the log too. */
export function logLevel(): (typeof levels)[number] {
  return levels.find((level) => level === process.env.LOG_LEVEL?.trim()) ?? 'info'
}
