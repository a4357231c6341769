import { readCampaign, withCampaign, type Campaign } from './campaign'

/** Under this key the session storage holds a query string. */
export const campaignKey = 'campaign'

/**
 * The campaign of this visit: the parameters of the address or, without any, those of the visit's first page. Kept for
 * the tab's session. A new campaign replaces the old one entirely, so that two never mix.
 */
export function currentCampaign(search: string, session: Pick<Storage, 'getItem' | 'setItem'> | null): Campaign {
  const named = readCampaign(search)
  if (Object.keys(named).length > 0) {
    write(session, named)
    return named
  }
  return stored(session)
}

function write(session: Pick<Storage, 'setItem'> | null, campaign: Campaign): void {
  try {
    // Stored as a query string, so that reading applies the same checks as for an address.
    session?.setItem(campaignKey, withCampaign('/', campaign).slice(1))
  } catch {
    // With full storage, the next page loses the campaign; the visit goes on.
  }
}

function stored(session: Pick<Storage, 'getItem'> | null): Campaign {
  try {
    return readCampaign(session?.getItem(campaignKey) ?? '')
  } catch {
    return {}
  }
}
