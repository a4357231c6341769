import { draftVersion } from '../draft/draft'
import type { HandoffContent } from './handoff-content'

/** How long a code is shown (seconds). */
export const shownSeconds = 120

/** Leaves time to open the page after scanning in the last second, and allows for differing clocks. Seconds. */
const graceSeconds = 180

const keyBytes = 16
/** 96 bits, as NIST SP 800-38D recommends for GCM. */
const ivBytes = 12
const algorithm = 'AES-GCM'
const purpose = new TextEncoder().encode('account-opening handoff')

export type Handoff =
  | { readonly kind: 'read'; readonly content: HandoffContent }
  /** `unreadable`: cut off, changed on the way, or of another version of the site. */
  | { readonly kind: 'expired' | 'unreadable' }

interface Sealed {
  readonly version: number
  /** ISO instant. */
  readonly expiresAt: string
  readonly content: HandoffContent
}

/**
 * The application as text for the fragment of an address, which browsers never send to servers: compressed, then
 * encrypted with AES-GCM under a fresh key, which precedes it. Anyone with the code can read it; the cipher detects
 * changed and truncated codes, and keeps names out of tools that log addresses.
 */
export async function sealHandoff(content: HandoffContent, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + (shownSeconds + graceSeconds) * 1000).toISOString()
  const sealed: Sealed = { version: draftVersion, expiresAt, content }
  const rawKey = crypto.getRandomValues(new Uint8Array(keyBytes))
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const key = await crypto.subtle.importKey('raw', rawKey, algorithm, false, ['encrypt'])
  const plain = await through(new TextEncoder().encode(JSON.stringify(sealed)), new CompressionStream('deflate-raw'))
  const cipher = await crypto.subtle.encrypt({ name: algorithm, iv, additionalData: purpose }, key, plain)
  return toBase64Url(new Uint8Array([...rawKey, ...iv, ...new Uint8Array(cipher)]))
}

export async function openHandoff(code: string, now: Date): Promise<Handoff> {
  try {
    const bytes = fromBase64Url(code)
    const iv = bytes.slice(keyBytes, keyBytes + ivBytes)
    const key = await crypto.subtle.importKey('raw', bytes.slice(0, keyBytes), algorithm, false, ['decrypt'])
    const cipher = bytes.slice(keyBytes + ivBytes)
    const plain = await crypto.subtle.decrypt({ name: algorithm, iv, additionalData: purpose }, key, cipher)
    const text = await through(new Uint8Array(plain), new DecompressionStream('deflate-raw'))
    // Authenticated encryption proves that this site sealed it, so its shape is known.
    const sealed = JSON.parse(new TextDecoder().decode(text)) as Sealed
    if (sealed.version !== draftVersion) return { kind: 'unreadable' }
    return Date.parse(sealed.expiresAt) > now.getTime()
      ? { kind: 'read', content: sealed.content }
      : { kind: 'expired' }
  } catch {
    return { kind: 'unreadable' }
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
}
