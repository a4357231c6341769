import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'

import { EnvError, loadEnv } from './load'
import { envSchema } from './schema'
import { environmentProblem } from './validate'

const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))

function problemsOf(source: Record<string, string | undefined>) {
  try {
    loadEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
}

describe('loadEnv', () => {
  it('accepts .env.example, which documents every variable', () => {
    expect(loadEnv(example).REPORTS_PATH).toBe('/categories/fe/1441/article')
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    const missing = Object.keys(envSchema.shape).filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(text))
    expect(missing).toEqual([])
  })

  it('lists every missing and every invalid name at once', () => {
    const problems = problemsOf({ ...example, NEWS_API_URL: undefined, MAIN_API_URL: 'main', OTP_ACCESS_KEY: ' ' })
    expect(problems.map(({ name }) => name).toSorted()).toEqual(['MAIN_API_URL', 'NEWS_API_URL', 'OTP_ACCESS_KEY'])
    expect(problems.find(({ name }) => name === 'NEWS_API_URL')?.problem).toBe('missing')
  })

  it('never repeats a value, which may be a secret', () => {
    const problem = environmentProblem({ ...example, REVALIDATE_SECRET: 'too-short-secret' })
    expect(problem).toContain('REVALIDATE_SECRET')
    expect(problem).not.toContain('too-short-secret')
    expect(environmentProblem(example)).toBeNull()
  })

  it('refuses the secrets of .env.example on an address that others can reach', () => {
    const names = problemsOf({ ...example, SITE_URL: 'https://www.example.com' }).map(({ name }) => name)
    expect(names).toEqual(['OTP_ACCESS_KEY', 'IDENTITY_CLIENT_SECRET', 'REVALIDATE_SECRET', 'OPENING_SECRET'])
  })

  it('drops the trailing slash of addresses', () => {
    expect(loadEnv({ ...example, NEWS_API_URL: 'https://news.example/api/' }).NEWS_API_URL).toBe(
      'https://news.example/api',
    )
  })

  it('merges RATE_LIMITS with the defaults and rejects invalid limits', () => {
    const { RATE_LIMITS } = loadEnv({ ...example, RATE_LIMITS: 'otp.address=500/60' })
    expect(RATE_LIMITS['otp.address']).toEqual({ points: 500, seconds: 60 })
    expect(RATE_LIMITS['otp.recipient']).toEqual({ points: 6, seconds: 600 })
    const all = loadEnv({ ...example, RATE_LIMITS: '*.address=9/1' }).RATE_LIMITS
    expect([all['otp.address'], all['read.address'], all['otp.recipient'].points]).toEqual([
      { points: 9, seconds: 1 },
      { points: 9, seconds: 1 },
      6,
    ])
    expect(problemsOf({ ...example, RATE_LIMITS: 'otp.adress=500/60' })).toEqual([
      { name: 'RATE_LIMITS', problem: 'not a limit: otp.adress=500/60' },
    ])
  })
})
