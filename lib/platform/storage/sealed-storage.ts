import type { KeyStore } from './key-store'

const algorithm = 'AES-GCM'
/** 96 bits, as NIST SP 800-38D section 5.2.1.1 recommends for GCM; random for every save. */
const ivBytes = 12
/** An encrypted value: AES-GCM nonce and ciphertext, both Base64. */
export interface SealedValue {
  readonly iv: string
  readonly ciphertext: string
}

/** Binds the ciphertext to its purpose: no other record of this site can replace it. */
export type SealPurpose = 'account-opening draft' | 'appointment'

const encoded = (purpose: SealPurpose) => new TextEncoder().encode(purpose)

export async function seal(
  value: unknown,
  keys: KeyStore,
  purpose: SealPurpose = 'account-opening draft',
): Promise<SealedValue> {
  const key = (await keys.get()) ?? (await newKey(keys))
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv, additionalData: encoded(purpose) }, key, plain)
  return { iv: toBase64(iv), ciphertext: toBase64(new Uint8Array(sealed)) }
}

/** The value, or null if the key is gone or the text was tampered with. */
export async function unseal(
  sealed: SealedValue,
  keys: KeyStore,
  purpose: SealPurpose = 'account-opening draft',
): Promise<unknown> {
  const key = await keys.get()
  if (key === null) return null
  try {
    const iv = fromBase64(sealed.iv)
    const plain = await crypto.subtle.decrypt(
      { name: algorithm, iv, additionalData: encoded(purpose) },
      key,
      fromBase64(sealed.ciphertext),
    )
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    return null
  }
}

async function newKey(keys: KeyStore): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
  await keys.put(key)
  return key
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0)
}
