/** How long a code is shown, in seconds; the server keeps what it leads to a minute longer (handoff-box.ts). */
export const shownSeconds = 120

const keyBytes = 16
/** 96 bits, as NIST SP 800-38D recommends for GCM. */
const ivBytes = 12
const algorithm = 'AES-GCM'
const purpose = new TextEncoder().encode('account-opening handoff')

/** An application that only the holder of the key can read. */
interface Sealed {
  readonly sealed: string
  readonly key: string
}

/** Encrypts a value with AES-GCM under a fresh key. Both are Base64url. */
export async function sealHandoff(value: unknown): Promise<Sealed> {
  const rawKey = crypto.getRandomValues(new Uint8Array(keyBytes))
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const key = await crypto.subtle.importKey('raw', rawKey, algorithm, false, ['encrypt'])
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const cipher = await crypto.subtle.encrypt({ name: algorithm, iv, additionalData: purpose }, key, plain)
  return { sealed: toBase64Url(new Uint8Array([...iv, ...new Uint8Array(cipher)])), key: toBase64Url(rawKey) }
}

/** The value that was sealed, not yet to be trusted: anybody may have sealed it. Null for another key or changed text. */
export async function openHandoff({ sealed, key }: Sealed): Promise<unknown> {
  try {
    const bytes = fromBase64Url(sealed)
    const opener = await crypto.subtle.importKey('raw', fromBase64Url(key), algorithm, false, ['decrypt'])
    const parameters = { name: algorithm, iv: bytes.slice(0, ivBytes), additionalData: purpose }
    const plain = await crypto.subtle.decrypt(parameters, opener, bytes.slice(ivBytes))
    return JSON.parse(new TextDecoder().decode(plain)) as unknown
  } catch {
    return null
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
}
