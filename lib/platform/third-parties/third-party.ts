/** Purposes that a visitor consents to, each separately (docs/specification.md). */
export const purposes = ['analytics', 'marketing', 'chat', 'maps'] as const

export type Purpose = (typeof purposes)[number]

/** A service of somebody else that a page loads in the visitor's browser, once the visitor agreed to its purpose. */
export interface ThirdParty {
  readonly name: 'analytics' | 'tag-manager' | 'chat' | 'maps'
  readonly purpose: Purpose
  /** Account at the service: measurement id, container, page, key. Public by nature. */
  readonly id: string
  /** Script, or for maps the page that is framed. */
  readonly url: string
}
