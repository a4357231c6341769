import type { Instant } from './clock'
import type { MediaPath, Translated } from './translated'

/**
 * What a thumbnail shows: steps or days in a row, a figure over facts, fields, quantities, prices, a trading day, addresses; or a
 * thing: an ID card, an order, a price board, a pattern to scan, a report, a computer.
 */
export const videoScenes = [
  'stops',
  'boxes',
  'ladder',
  'day',
  'address',
  'card',
  'ticket',
  'board',
  'code',
  'sheet',
  'screen',
  'days',
  'menu',
  'steps',
  'clauses',
  'statement',
  'meters',
  'gauge',
  'candles',
  'payoff',
  'twin',
  'growth',
  'sparks',
] as const

/** Grounds of thumbnails: a family of three, so that those of a list are told apart. */
export const videoGrounds = ['deep', 'indigo', 'light'] as const

export type VideoGround = (typeof videoGrounds)[number]

export type VideoSceneKind = (typeof videoScenes)[number]

export interface SeedVideo {
  id: string
  /** Missing title, thumbnail or video id makes the entry invalid (edge cases). */
  title?: Translated
  videoId?: string
  thumbnail?: MediaPath
  /** The word on the thumbnail. */
  sign?: Translated
  /** Its figure, or what a small thumbnail says. */
  glance?: Translated | string
  scene?: { kind: VideoSceneKind; ground: VideoGround; items: Translated | string }
  description: Translated
  /** A sentence or a few a paragraph; broadcasts that are still to come have none. */
  transcript?: Translated
  /** The names of its paragraphs, with ` · ` between them. */
  parts?: Translated
  publishedAt: Instant
}
