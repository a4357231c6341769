import { firmContent } from '@/lib/domain/company/firm'

import type { OtherCms } from './proxy'
import { renamedId, renamedSlug } from './renaming'

/** What somebody who adopts the site would set for this CMS (docs/adopting.md). */
export function otherCmsSettings({ url, mediaUrl }: Pick<OtherCms, 'url' | 'mediaUrl'>): Record<string, string> {
  const guides = Object.entries(firmContent.learningPath)
  return {
    MAIN_API_URL: `${url}/main/api`,
    NEWS_API_URL: `${url}/news`,
    VIDEO_API_URL: `${url}/video`,
    ACCOUNT_API_URL: `${url}/account`,
    TRADING_API_URL: `${url}/trading`,
    BANK_LIST_API_URL: `${url}/bank-list`,
    MEDIA_HOSTS: mediaUrl,
    // Read by the build (next.config.ts).
    FIRM_FILE: './tests/other-cms/firm.json',
    FOUNDER_POST_ID: String(renamedId(1)),
    ABOUT_COMPANY_SLUG: renamedSlug(firmContent.companySlug),
    ABOUT_GROUP_SLUG: renamedSlug(firmContent.groupSlug),
    CONTEST_SLUG: renamedSlug(firmContent.contestSlug),
    LEARNING_PATH: guides.map(([topic, slugs]) => `${topic}=${slugs.map(renamedSlug).join(',')}`).join(';'),
  }
}
