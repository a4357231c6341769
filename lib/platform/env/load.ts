import { type Env, envSchema } from './schema.ts'

/** A missing or invalid variable. Its value is left out: it may be a secret. */
export type EnvProblem = { readonly name: string; readonly problem: string }

export class EnvError extends Error {
  readonly problems: readonly EnvProblem[]

  constructor(problems: readonly EnvProblem[]) {
    const lines = problems.map(({ name, problem }) => `  ${name}: ${problem}`)
    super(`The environment is not complete (see .env.example):\n${lines.join('\n')}`)
    this.name = 'EnvError'
    this.problems = problems
  }
}

type Source = Readonly<Record<string, string | undefined>>

/** Treats empty variables as missing: shells and compose files pass `NAME=` for unset ones. */
function withoutEmpty(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
}

const secretNames = ['OTP_ACCESS_KEY', 'IDENTITY_CLIENT_SECRET', 'REVALIDATE_SECRET', 'OPENING_SECRET'] as const

/** Secrets that were copied from .env.example to a site that others can reach. */
function publiclyKnown(env: Env): readonly string[] {
  const { hostname } = new URL(env.SITE_URL)
  if (['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) return []
  return secretNames.filter((name) => env[name].startsWith('sandbox-'))
}

/**
 * Parses the environment.
 * @throws EnvError that lists every missing and every invalid name, not only the first
 */
export function loadEnv(source: Source = process.env): Env {
  const given = withoutEmpty(source)
  const parsed = envSchema.safeParse(given)
  if (parsed.success) {
    const known = publiclyKnown(parsed.data)
    if (known.length === 0) return parsed.data
    throw new EnvError(known.map((name) => ({ name, problem: 'a value of the sandbox, which everybody knows' })))
  }
  const problems = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0])
    if (!problems.has(name)) problems.set(name, given[name] === undefined ? 'missing' : issue.message)
  }
  throw new EnvError([...problems].map(([name, problem]) => ({ name, problem })))
}
