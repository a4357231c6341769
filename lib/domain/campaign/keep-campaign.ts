export interface CampaignRules {
  /** Key of the session storage under which the campaign is kept. */
  readonly key: string
  /** Names of campaign parameters. */
  readonly parameter: RegExp
  /** What no value contains. */
  readonly forbidden: RegExp
  /** Most characters of a value. */
  readonly maxLength: number
  /** Paths of the pages that need the campaign in their address. */
  readonly page: RegExp
}

/**
 * Attributes visitors who follow a link before the page's code has loaded: stores the campaign of the address for this
 * visit, as `currentCampaign` does, and adds it to links to account opening when they are clicked.
 * Runs in the head as text (lib/routes/campaign-script.ts), so it must not use anything from its module.
 */
export function keepCampaign({ key, parameter, forbidden, maxLength, page }: CampaignRules): void {
  try {
    const named = new URLSearchParams()
    new URLSearchParams(location.search).forEach((raw, name) => {
      const value = raw.trim()
      const isUsable = value !== '' && value.length <= maxLength && !forbidden.test(value)
      if (isUsable && parameter.test(name)) named.append(name, value)
    })
    const campaign = String(named)
    if (campaign !== '') sessionStorage.setItem(key, campaign)
  } catch {
    // Without storage only the address of this page has the campaign.
  }
  function addCampaign({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== location.origin || !page.test(link.pathname)) return
    try {
      const url = new URL(link.href)
      new URLSearchParams(sessionStorage.getItem(key) ?? '').forEach((value, name) => {
        if (!url.searchParams.has(name)) url.searchParams.set(name, value)
      })
      link.href = url.href
    } catch {
      // The link works without the campaign, too.
    }
  }
  addEventListener('click', addCampaign, { capture: true })
}
