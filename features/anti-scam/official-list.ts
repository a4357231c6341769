import type { OfficialBankAccount } from '@/lib/domain/company/official-channels'

/** What is ours, as the browser gets it. Addresses are host names without `www.`, in lower case. */
export interface OfficialList {
  /** Domains of ours; what stands below them is ours as well. */
  readonly domains: readonly string[]
  /** Pages of ours on hosts that are not: social networks, app shops. `host/path`, without a slash at the end. */
  readonly pages: readonly string[]
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly accounts: readonly OfficialBankAccount[]
}

/** Whether a host is one of the domains or stands below one. */
export function isOwnHost(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}
