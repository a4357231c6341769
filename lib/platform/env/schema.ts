import { z } from '../zod/zod.ts'

import { parseRateLimits } from './rate-limits.ts'

/**
 * Every variable that the site reads, documented for operators in `.env.example`. Imports are relative and have
 * extensions, so that `node scripts/start.mjs` can load this file without a build.
 */

/** Address of a backend, without its trailing slash, so that paths can be appended. */
const baseUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const secret = (shortest: number) => z.string().min(shortest)

const slug = z.string().regex(/^[\w-]+$/)

/** `start=slug,slug;market=slug`: guides by module. */
const learningPath = z
  .string()
  .regex(/^[a-z]+=[\w-]+(,[\w-]+)*(;[a-z]+=[\w-]+(,[\w-]+)*)*$/)
  .transform((text): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(
      text.split(';').map((part) => {
        const [topic = '', slugs = ''] = part.split('=')
        return [topic, slugs.split(',')]
      }),
    ),
  )

/** Origins of pictures, between spaces or commas: `https://cdn.example https://i.ytimg.com`. */
const mediaHosts = z.string().regex(/^\s*(?:https?:\/\/[\w.*-]+(?::\d+)?[\s,]*)*$/)

export const envSchema = z.object({
  SITE_URL: baseUrl,

  MAIN_API_URL: baseUrl,
  NEWS_API_URL: baseUrl,
  VIDEO_API_URL: baseUrl,
  ACCOUNT_API_URL: baseUrl,
  TRADING_API_URL: baseUrl,
  EKYC_API_URL: baseUrl,
  IDENTITY_API_URL: baseUrl,
  BANK_LIST_API_URL: baseUrl,
  PAYMENT_APP_API_URL: baseUrl,
  /** Figures of the session; without it no page shows any. */
  MARKET_API_URL: baseUrl.optional(),

  OTP_ACCESS_KEY: secret(16),
  IDENTITY_CLIENT_ID: z.string().min(1),
  IDENTITY_CLIENT_SECRET: secret(16),
  REVALIDATE_SECRET: secret(32),
  /** Accepted beside it while the secret is changed. */
  REVALIDATE_SECRET_PREVIOUS: secret(32).optional(),
  /** Seals what the backends confirmed for an account opening, in the cookie of its browser. */
  OPENING_SECRET: secret(32),
  /** The secret before it was replaced: openings sealed with it are still read. */
  OPENING_SECRET_FORMER: secret(32).optional(),

  /** Off only for a licensed company: while it is on, every page says that company and figures are fictional. */
  DEMONSTRATION: z.enum(['on', 'off']).default('on'),

  FOUNDER_POST_ID: z.coerce.number().int().positive(),
  ABOUT_COMPANY_SLUG: slug.optional(),
  ABOUT_GROUP_SLUG: slug.optional(),
  CONTEST_SLUG: slug.optional(),
  LEARNING_PATH: learningPath.optional(),
  MEDIA_HOSTS: mediaHosts.optional(),
  REPORTS_PATH: z
    .string()
    .regex(/^\/[\w/-]+$/)
    .default('/categories/fe/1441/article'),

  /** Number of trusted proxies that append to X-Forwarded-For; with 0 the header is ignored. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMITS: z.string().default('').transform(parseRateLimits),
  /** Uploads under way at a time in one process; each holds up to a megabyte. */
  MAX_UPLOADS: z.coerce.number().int().min(1).max(1000).default(64),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  DEPLOYMENT_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional(),
  CACHE_DIR: z.string().optional(),
  CACHE_DISK_MB: z.coerce.number().int().min(16).max(1_000_000).default(512),
  CACHE_MEMORY_MB: z.coerce.number().int().min(16).max(16_000).default(64),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),

  ANALYTICS_ID: z.string().optional(),
  ANALYTICS_URL: z.url().optional(),
  TAG_MANAGER_ID: z.string().optional(),
  TAG_MANAGER_URL: z.url().optional(),
  CHAT_WIDGET_ID: z.string().optional(),
  CHAT_WIDGET_URL: z.url().optional(),
  MAPS_KEY: z.string().optional(),
  MAPS_URL: z.url().optional(),
  FACE_SDK_URL: z.url().optional(),
})

export type Env = z.output<typeof envSchema>
