import 'server-only'

import { cacheLife } from 'next/cache'

const daysAhead = 180

/** Expiry of security.txt (ISO 8601): half a year ahead, renewed every day while the site runs. */
export async function securityContactExpiry(): Promise<string> {
  'use cache'
  cacheLife('days')
  return new Date(Date.now() + daysAhead * 24 * 60 * 60 * 1000).toISOString()
}
