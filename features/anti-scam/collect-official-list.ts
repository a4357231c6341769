import type { Branch, StaticContent } from '@/lib/backends/main/shell'
import { staticHref } from '@/lib/backends/main/static-content'
import { hotlineOf } from '@/lib/content/hotline'
import { defaultHotlines, internationalHotline } from '@/lib/domain/company/hotline'
import { officialBankAccounts, officialDomains, officialMailboxes } from '@/lib/domain/company/official-channels'

import { isOwnHost, type OfficialList } from './official-list'
import { pageOf } from './read-input'

const pageCodes = ['facebook', 'messenger', 'zalo', 'youtube', 'linkedin', 'twitter', 'app_ios', 'app_android'] as const

/**
 * Builds the official list: domains and accounts from the code, mailboxes from both, pages and phone numbers from the CMS.
 */
export function collectOfficialList(content: StaticContent, branches: readonly Branch[]): OfficialList {
  const pages = pageCodes.flatMap((code) => {
    const url = URL.parse(staticHref(content, code) ?? '')
    return url === null || isOwnHost(url.hostname, officialDomains) ? [] : [pageOf(url)]
  })
  const hotlines = [hotlineOf(content).label, ...Object.values(defaultHotlines), internationalHotline.label]
  const ofBranches = branches.flatMap((branch) => branch.emails.map((email) => email.toLowerCase()))
  const emails = [...officialMailboxes, ...ofBranches]
  return {
    domains: officialDomains,
    pages: [...new Set(pages)],
    phones: [...new Set([...hotlines, ...branches.flatMap(({ telephones }) => telephones)])],
    // Ignore addresses at other domains, so that an edit of a branch cannot declare them official.
    emails: [...new Set(emails)].filter((email) => isOwnHost(email.split('@')[1] ?? '', officialDomains)),
    accounts: officialBankAccounts,
  }
}
