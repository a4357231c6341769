import type { z } from '../zod/zod.ts'

/** `points` calls in `seconds`. */
export type RateLimit = { readonly points: number; readonly seconds: number }

/** `address=points/seconds` of each group of calls; `recipient` and `found` where the group has them. */
const groups = {
  /** Codes sent. Each costs money and disturbs a person. */
  otp: { address: '300/600', recipient: '6/600' },
  'otp-check': { address: '600/600', recipient: '15/600' },
  /** Pictures of cards and faces; an e-KYC case is the recipient. */
  ocr: { address: '400/600', recipient: '40/600' },
  /** Results of an e-KYC case, asked for until they are there. */
  poll: { address: '6000/600', recipient: '300/600' },
  /**
   * Whether an ID number, mobile number or email address is known, counted by identifier. `found` are those that are: nobody
   * learns customers faster than by asking the hotline.
   */
  existence: { address: '600/600', recipient: '12/600', found: '20/600' },
  /** Brokers and account numbers that an applicant looks at. */
  lookup: { address: '1200/600' },
  /** Account numbers held and released, by opening. */
  hold: { address: '200/600', recipient: '15/600' },
  /** Answers saved step by step, by opening. */
  save: { address: '6000/600', recipient: '150/600' },
  /** The calls that open an account and make its contract, by opening, e-KYC case or contract. */
  submit: { address: '400/600', recipient: '30/600' },
  /** Files of contracts, which a token in the address opens. */
  contract: { address: '600/600', recipient: '40/600' },
  contact: { address: '30/600', recipient: '5/3600' },
  cv: { address: '60/600', recipient: '6/3600' },
  /** What browsers report of themselves. */
  report: { address: '600/600' },
  /** Everything else: lists for forms and pages. */
  read: { address: '6000/600' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

type Groups = typeof groups

/** Calls of one group share their limits. */
export type LimitGroup = keyof Groups

export type RateLimitName = {
  [Group in LimitGroup]: `${Group}.${keyof Groups[Group] & string}`
}[LimitGroup]

export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>

const pattern = /^([1-9]\d{0,6})\/([1-9]\d{0,6})$/

function toLimit(text: string): RateLimit | null {
  const [, points, seconds] = pattern.exec(text) ?? []
  return points === undefined ? null : { points: Number(points), seconds: Number(seconds) }
}

/**
 * Limits of the gateway by caller address and by recipient: the person, application or contract that a call is about. Those
 * by recipient are strict. Those by address let an office or a mobile network open a hundred accounts in ten minutes, and
 * stop one machine that does more.
 */
const defaults = Object.fromEntries(
  Object.entries(groups).flatMap(([group, limits]) =>
    Object.entries(limits).map(([kind, text]) => [`${group}.${kind}`, toLimit(text)]),
  ),
) as RateLimits

function isRateLimitName(name: string): name is RateLimitName {
  return Object.hasOwn(defaults, name)
}

/**
 * Reads `RATE_LIMITS`: space-separated entries `name=points/seconds`, on top of the defaults. `*.address`
 * stands for the limits by address of all groups, `*.recipient` for those by recipient.
 */
export function parseRateLimits(text: string, context: z.core.$RefinementCtx<string>): RateLimits {
  const limits: Record<RateLimitName, RateLimit> = { ...defaults }
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [name = '', value = ''] = entry.split('=')
    const names = Object.keys(limits).filter(isRateLimitName)
    const named = names.filter((known) => known === name || (name.startsWith('*.') && known.endsWith(name.slice(1))))
    const limit = toLimit(value)
    if (limit === null || named.length === 0) {
      context.issues.push({ code: 'custom', input: text, message: `not a limit: ${entry}` })
    } else for (const known of named) limits[known] = limit
  }
  return limits
}
