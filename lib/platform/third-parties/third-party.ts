/** Purposes that a visitor consents to, each separately (docs/specification.md). */
export const purposes = ['analytics', 'marketing', 'chat', 'maps'] as const

export type Purpose = (typeof purposes)[number]

/** An external service that a page loads after consent to its purpose. */
export interface ThirdParty {
  readonly name: 'analytics' | 'tag-manager' | 'chat' | 'maps'
  readonly purpose: Purpose
  /** Account at the service: measurement id, container, page or key. Public. */
  readonly id: string
  /** Script; for maps, the framed page. */
  readonly url: string
}
