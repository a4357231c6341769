/**
 * Campaign parameters: how a visitor came here. They keep the names that they have in links (docs/specification.md#campaign-parameters, 'QR/app
 * link parameters'), survive navigation and language change, and reach `createAccount`.
 */
const namedParameters = ['source', 'ref_code', 'staffId', 'mas_branch_id'] as const

type NamedParameter = (typeof namedParameters)[number]

export type CampaignParameter = NamedParameter | `utm_${string}`

export type Campaign = Readonly<Partial<Record<CampaignParameter, string>>>

/** Anyone can write a link: longer values and further names are dropped, so that they fill neither storage nor request. */
const maxValueLength = 200
const maxParameters = 16
const utmPattern = /^utm_[a-z][a-z_]{0,30}$/
const controlCharacters = /\p{Cc}/u

export function isCampaignParameter(name: string): name is CampaignParameter {
  return namedParameters.some((named) => named === name) || utmPattern.test(name)
}

/** Campaign parameters of a query string; the first of several values counts. */
export function readCampaign(search: string): Campaign {
  const campaign: Partial<Record<CampaignParameter, string>> = {}
  for (const [name, raw] of new URLSearchParams(search)) {
    if (Object.keys(campaign).length === maxParameters) break
    const value = raw.trim()
    const usable = value !== '' && value.length <= maxValueLength && !controlCharacters.test(value)
    if (isCampaignParameter(name) && campaign[name] === undefined && usable) campaign[name] = value
  }
  return campaign
}

/** The link with the campaign's parameters; what the link says itself stays. Links to other hosts are left alone. */
export function withCampaign(href: string, campaign: Campaign): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href
  const url = new URL(href, 'http://same.origin')
  for (const [name, value] of Object.entries(campaign)) {
    if (value !== undefined && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return `${url.pathname}${url.search}${url.hash}`
}
