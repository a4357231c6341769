import { z } from '@/lib/platform/zod/zod'

/**
 * Settings of the sandbox process. The secrets are those of scripts/lib/sandbox-environment.mjs: they guard nothing, they
 * only have to be the same on both sides so that a missing or wrong header is noticed.
 */
const settingsSchema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
  /** Where the webhook of the CMS is sent; the site's own address. */
  SITE_URL: z.url().default('http://localhost:3000'),
  /** Content lists are repeated this many times, to test long lists. */
  SANDBOX_SCALE: z.coerce.number().int().min(1).max(1000).default(1),
  /** Folder of the database and of drawn pictures; by default each port has its own. */
  SANDBOX_DIR: z.string().min(1).optional(),
  /** Seconds before another OTP may be sent to the same address. */
  SANDBOX_OTP_RESEND_SECONDS: z.coerce.number().int().min(0).default(30),
  OTP_ACCESS_KEY: z.string().min(1).default('sandbox-otp-access-key'),
  IDENTITY_CLIENT_ID: z.string().min(1).default('sandbox-client-id'),
  IDENTITY_CLIENT_SECRET: z.string().min(1).default('sandbox-identity-client-secret'),
  /** Path of the report list, the site's setting of the same name. */
  REPORTS_PATH: z.string().startsWith('/').default('/categories/fe/1441/article'),
  REVALIDATE_SECRET: z.string().min(1).default('sandbox-revalidate-secret-0123456789abcdef'),
})

export interface SandboxConfig {
  readonly port: number
  readonly siteUrl: string
  readonly scale: number
  readonly directory: string
  readonly otpResendSeconds: number
  readonly otpAccessKey: string
  readonly identityClientId: string
  readonly identityClientSecret: string
  readonly revalidateSecret: string
  /** Relative to the base of the main API, without a slash at the start. */
  readonly reportsPath: string
}

/** Reads the settings. Throws a ZodError that names each wrong variable. */
export function readConfig(environment: Record<string, string | undefined> = process.env): SandboxConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const settings = settingsSchema.parse(given)
  return {
    port: settings.SANDBOX_PORT,
    siteUrl: settings.SITE_URL,
    scale: settings.SANDBOX_SCALE,
    directory: settings.SANDBOX_DIR ?? `.sandbox/${settings.SANDBOX_PORT}`,
    otpResendSeconds: settings.SANDBOX_OTP_RESEND_SECONDS,
    otpAccessKey: settings.OTP_ACCESS_KEY,
    identityClientId: settings.IDENTITY_CLIENT_ID,
    identityClientSecret: settings.IDENTITY_CLIENT_SECRET,
    revalidateSecret: settings.REVALIDATE_SECRET,
    reportsPath: settings.REPORTS_PATH.slice(1),
  }
}

/** A stand-in for real backends must never be reachable by mistake in production. */
export function refusesToStart(environment: Record<string, string | undefined> = process.env): boolean {
  return environment['NODE_ENV'] === 'production' && environment['SANDBOX'] !== '1'
}
