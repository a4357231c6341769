/** Text by language. Vietnamese is always there; a missing language means that the thing is not published in it. */
export interface Localized {
  vi: string
  en?: string
  ko?: string
}

/** Text that exists in all three languages. */
export type Translated = Required<Localized>

/**
 * Paths that begin with `/media/` are served by the sandbox itself; the mapper puts its address in front of them,
 * inside of HTML (`src="/media/…"`, `href="/media/…"`) as well.
 */
export type MediaPath = string
