import { createHmac } from 'node:crypto'

import type { SandboxConfig } from '../config'

export interface WebhookOutcome {
  /** Status that the site answered, absent when it could not be reached. */
  readonly status?: number
  readonly error?: string
}

/**
 * Tells the site that content changed, as the CMS does: the hex HMAC-SHA256 of `timestamp.body` in `x-signature`, the
 * time in seconds in `x-timestamp`.
 */
export async function callWebhook(config: SandboxConfig, tags: string[], now: number): Promise<WebhookOutcome> {
  const body = JSON.stringify({ tags })
  const timestamp = Math.floor(now / 1000).toString()
  const signature = createHmac('sha256', config.revalidateSecret).update(`${timestamp}.${body}`).digest('hex')
  try {
    const response = await fetch(new URL('/api/revalidate', config.siteUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
      body,
      signal: AbortSignal.timeout(5000),
    })
    return { status: response.status }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
