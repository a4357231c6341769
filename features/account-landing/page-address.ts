import { withCampaign } from '@/lib/domain/campaign/campaign'
import { currentCampaign, sessionStore } from '@/lib/domain/campaign/campaign-session'

/** Where another browser finds this page: its address with its query, and the campaign that the visit began with. */
export function pageAddress(): string {
  const { origin, pathname, search } = window.location
  return origin + withCampaign(pathname + search, currentCampaign(search, sessionStore()))
}
