import { withCampaign } from '@/lib/domain/campaign/campaign'
import { currentCampaign } from '@/lib/domain/campaign/campaign-session'
import { sessionStore } from '@/lib/platform/storage/session-store'

/** URL at which another browser opens this page: with its query, and with the campaign of the visit. */
export function pageAddress(): string {
  const { origin, pathname, search } = window.location
  return origin + withCampaign(pathname + search, currentCampaign(search, sessionStore()))
}
