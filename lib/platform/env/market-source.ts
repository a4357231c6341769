import 'server-only'

/** Whether a market source is set. Read directly: pages ask while they are rendered, in the build too. */
export function hasMarketSource(): boolean {
  return (process.env.MARKET_API_URL?.trim() ?? '') !== ''
}
