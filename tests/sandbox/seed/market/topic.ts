import type { Session } from './session'

export interface Story {
  title: string
  description: string
  /** Plain-text paragraphs. */
  text: readonly string[]
}

/** Tells one kind of news about a session, in one language. */
export type Topic = (session: Session) => Story
