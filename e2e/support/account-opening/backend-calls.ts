import type { Locale } from '@/lib/platform/i18n/locales'
import { toWireLocale } from '@/lib/platform/i18n/locales'
import type { Sandbox } from '@/e2e/support/sandbox'
import { expect } from '@/e2e/support/test'
import { sandboxSecrets } from '../../../scripts/lib/sandbox-environment.mjs'

/**
 * Every call to these services carried the page's language, and each of the `codes` calls that send a one-time code the
 * access key. Only for isolated tests: the journal does not tell the calls of parallel tests apart.
 */
export async function expectWireHeaders(
  sandbox: Sandbox,
  locale: Locale,
  { services, codes }: { services: readonly string[]; codes: number },
): Promise<void> {
  const calls = await Promise.all(services.map(async (service) => sandbox.calls(service)))
  for (const [index, own] of calls.entries()) expect(own.length, services[index]).toBeGreaterThan(0)
  const otherwise = calls.flat().filter(({ headers }) => headers['locale'] !== toWireLocale(locale))
  expect(otherwise.map(({ path }) => path)).toEqual([])
  const sending = (await sandbox.calls('trading')).filter(({ path }) => /get(Sms|Email)Otp/.test(path))
  expect(sending.length).toBeGreaterThanOrEqual(codes)
  for (const { headers } of sending) expect(headers['access-key']).toBe(sandboxSecrets.OTP_ACCESS_KEY)
}
