import type { OfficialBankAccount } from '@/lib/domain/company/official-channels'

/** Official channels, as passed to the browser. Hosts are in lower case and without `www.`. */
export interface OfficialList {
  /** Our domains; their subdomains count as ours too. */
  readonly domains: readonly string[]
  /** Our pages on other hosts: social networks, app stores. `host/path`, without a trailing slash. */
  readonly pages: readonly string[]
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly accounts: readonly OfficialBankAccount[]
}

/** Whether a host is one of the domains or a subdomain of one. */
export function isOwnHost(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}

/** The first official domain with a zero for an o, as impostors write it; null where it has no o. */
export function fakeOf({ domains: [domain] }: Pick<OfficialList, 'domains'>): string | null {
  return domain?.includes('o') ? domain.replace('o', '0') : null
}
