import { readCampaign, withCampaign, type Campaign } from './campaign'

const storageKey = 'campaign'

/**
 * The campaign of this visit: the address's own parameters, or else those that the visit began with. Kept for the tab's
 * session only. A new campaign replaces the old one whole, so that two never mix.
 */
export function currentCampaign(search: string, session: Pick<Storage, 'getItem' | 'setItem'> | null): Campaign {
  const named = readCampaign(search)
  if (Object.keys(named).length > 0) {
    write(session, named)
    return named
  }
  return stored(session)
}

/** Session storage, or null where the browser forbids it (then parameters live only in the address). */
export function sessionStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

function write(session: Pick<Storage, 'setItem'> | null, campaign: Campaign): void {
  try {
    // As a query string: what comes back passes the same checks as an address.
    session?.setItem(storageKey, withCampaign('/', campaign).slice(1))
  } catch {
    // Full storage costs the campaign on the next page, never the visit.
  }
}

function stored(session: Pick<Storage, 'getItem'> | null): Campaign {
  try {
    return readCampaign(session?.getItem(storageKey) ?? '')
  } catch {
    return {}
  }
}
