/**
 * Campaign parameters: how a visitor came here. They keep their names from links
 * (docs/specification.md#campaign-parameters), survive navigation and language changes, and reach `createAccount`.
 */
const namedParameters = ['source', 'ref_code', 'staffId', 'mas_branch_id'] as const

type NamedParameter = (typeof namedParameters)[number]

export type CampaignParameter = NamedParameter | `utm_${string}`

export type Campaign = Readonly<Partial<Record<CampaignParameter, string>>>

/** Anyone can write a link: limits on length and names keep storage and requests small. */
export const maxValueLength = 200
const maxParameters = 16
export const campaignPattern = new RegExp(`^(${namedParameters.join('|')}|utm_[a-z][a-z_]{0,30})$`)
export const controlCharacters = /\p{Cc}/u

export function isCampaignParameter(name: string): name is CampaignParameter {
  return campaignPattern.test(name)
}

/** Campaign parameters of a query string; the first of repeated values wins. */
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

/** Adds the campaign's parameters to a link, without overriding its own. Links to other hosts are unchanged. */
export function withCampaign(href: string, campaign: Campaign): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href
  const url = new URL(href, 'http://same.origin')
  for (const [name, value] of Object.entries(campaign)) {
    if (value !== undefined && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return `${url.pathname}${url.search}${url.hash}`
}
