import { signWebhook } from '@/lib/platform/security/webhook-signature'

import type { SandboxConfig } from '../config'

export interface WebhookOutcome {
  /** Status of the site's answer; absent if the site could not be reached. */
  readonly status?: number
  readonly error?: string
}

/** Tells the site that content changed, as the CMS does. */
export async function callWebhook(config: SandboxConfig, tags: string[], now: number): Promise<WebhookOutcome> {
  const body = JSON.stringify({ tags })
  const timestamp = Math.floor(now / 1000)
  const signature = signWebhook(config.revalidateSecret, timestamp, body)
  try {
    const response = await fetch(new URL('/api/revalidate', config.siteUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timestamp': String(timestamp), 'x-signature': signature },
      body,
      signal: AbortSignal.timeout(5000),
    })
    return { status: response.status }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
