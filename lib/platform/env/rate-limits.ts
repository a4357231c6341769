import type { z } from '../zod/zod.ts'

/** `points` calls in `seconds`. */
export type RateLimit = { readonly points: number; readonly seconds: number }

/**
 * Limits of the gateway by caller address and by message recipient (number, e-mail). Limits by recipient are strict,
 * because each message costs money and disturbs a person; those by address are generous, because an office or a mobile
 * network shares one.
 */
const defaults = {
  'otp.address': { points: 30, seconds: 600 },
  'otp.recipient': { points: 6, seconds: 600 },
  'otp-check.address': { points: 60, seconds: 600 },
  'otp-check.recipient': { points: 15, seconds: 600 },
  'ocr.address': { points: 40, seconds: 600 },
  'contact.address': { points: 10, seconds: 600 },
  'contact.recipient': { points: 5, seconds: 3600 },
  'cv.address': { points: 20, seconds: 600 },
  'cv.recipient': { points: 6, seconds: 3600 },
  'lookup.address': { points: 120, seconds: 600 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof defaults

export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>

function isRateLimitName(name: string): name is RateLimitName {
  return Object.hasOwn(defaults, name)
}

/** Reads `RATE_LIMITS`: space-separated entries `name=points/seconds`, on top of the defaults. */
export function parseRateLimits(text: string, context: z.core.$RefinementCtx<string>): RateLimits {
  const limits: Record<RateLimitName, RateLimit> = { ...defaults }
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [, name = '', points, seconds] = /^([\w.-]+)=([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(entry) ?? []
    if (isRateLimitName(name)) limits[name] = { points: Number(points), seconds: Number(seconds) }
    else context.issues.push({ code: 'custom', input: text, message: `not a limit: ${entry}` })
  }
  return limits
}
