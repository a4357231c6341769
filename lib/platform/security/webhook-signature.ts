import { createHmac, timingSafeEqual } from 'node:crypto'

/** Allowed clock difference, and how long a signature is remembered against replay: five minutes. */
export const replayWindowSeconds = 300

/** Hex HMAC-SHA256 of `<timestamp>.<body>`; the timestamp is in seconds since 1970. */
export function signWebhook(secret: string, timestamp: number, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

/**
 * Whether a webhook call is signed with the secret and within the replay window. The caller must detect replays, by
 * their signature.
 */
export function isGenuineWebhook(
  secret: string,
  call: { timestamp: string | null; signature: string | null; body: string },
  nowSeconds: number,
): boolean {
  const timestamp = Number(call.timestamp)
  if (!Number.isInteger(timestamp) || Math.abs(nowSeconds - timestamp) > replayWindowSeconds) return false
  const expected = Buffer.from(signWebhook(secret, timestamp, call.body))
  const received = Buffer.from(call.signature ?? '')
  return expected.length === received.length && timingSafeEqual(expected, received)
}
