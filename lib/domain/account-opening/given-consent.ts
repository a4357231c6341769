import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * What an applicant agrees to, each by a box of its own: processing of personal data, of sensitive data (photos of card and
 * face), terms, risks, and that the answers are true. Decree 356/2025 requires that consent can be proven.
 */
export const consentKinds = ['data', 'biometric', 'terms', 'risk', 'truth'] as const

export type ConsentKind = (typeof consentKinds)[number]

/** Proof of one consent: which text was on the screen, in which language, and when it was agreed to. */
export interface GivenConsent {
  readonly kind: ConsentKind
  /** Key of the text in messages/. */
  readonly wording: string
  /** The first 16 hex digits of the SHA-256 of the text as it was shown: another wording is another version. */
  readonly version: string
  readonly locale: Locale
  /** ISO instant. */
  readonly at: string
}

/** @param texts everything on the screen that the consent is about */
export async function giveConsent(
  {
    kind,
    wording,
    texts,
    locale,
  }: Pick<GivenConsent, 'kind' | 'wording' | 'locale'> & { readonly texts: readonly string[] },
  now: Date,
): Promise<GivenConsent> {
  return { kind, wording, version: await versionOf(texts), locale, at: now.toISOString() }
}

/** The consents with newer ones of the same kind in their place. */
export function withConsents(
  earlier: readonly GivenConsent[] | undefined,
  given: readonly GivenConsent[],
): readonly GivenConsent[] {
  return [...(earlier ?? []).filter(({ kind }) => given.every((newer) => newer.kind !== kind)), ...given]
}

async function versionOf(texts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts.join('\n')))
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
