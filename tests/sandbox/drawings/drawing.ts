import type { VideoGround, VideoSceneKind } from '../seed/video-types'
import type { Bar, Mark } from './mark'

/** A number with its unit, and what it counts. */
export interface Figure {
  readonly number: string
  readonly label: string
  /** The same in fewer words, for thumbnails. */
  readonly short?: string
  /** Of a number of steps, a word for each. */
  readonly steps?: readonly string[]
}

/** A row of a table about costs, with its amount in the first period and in the second. */
export interface StepPart {
  readonly label: string
  readonly during: Omit<Bar, 'label'>
  readonly after: Omit<Bar, 'label'>
}

/** A row of a table about falling prices; its tone: quiet, a warning, the second one, or the end. */
export interface FallPoint {
  readonly label: string
  /** The fall in percent. */
  readonly fall: number
  readonly text: string
  readonly ratio: number
  readonly status: string
  readonly tone: 'b' | 'a' | 'd'
  /** What is left of own funds, with its unit in short. */
  readonly amount: string
}

/** What becomes of a loan: its amount, the own part and the ratio of that to both. */
export interface LoanState {
  readonly label: string
  readonly loan: Omit<Bar, 'label'>
  readonly own: Omit<Bar, 'label'>
  readonly ratio: Omit<Bar, 'label'>
}

/** A part of a video, from a second on. */
export interface VideoPart {
  readonly name: string
  readonly seconds: number
}

/** What a video is about, as its thumbnail shows it. */
export interface VideoScene {
  readonly kind: VideoSceneKind
  readonly ground: VideoGround
  readonly items: readonly { readonly text: string; readonly label: string }[]
  /** The colour of a rise on boards of the language. */
  readonly rise: 'green' | 'red'
}

/** What a picture shows. Every kind has numbers or words that a reader can check against the text beside it. */
export type Drawing =
  /** What a sale costs within a number of days and after them, in its parts and their sum. */
  | {
      readonly kind: 'steps'
      readonly title: string
      /** What the figure is, and where its numbers are from. */
      readonly subject: string
      readonly note: string
      /** What the days save, and when. */
      readonly saved: Bar
      /** The first is free within the days. */
      readonly parts: readonly StepPart[]
      /** Both periods with their sums. */
      readonly during: Bar
      readonly after: Bar
      readonly figure: Figure
    }
  /** A ratio after each fall of a price, in percent, with what the table says beside it: warnings, at last a call. */
  | {
      readonly kind: 'fall'
      readonly title: string
      /** What both parts, the price and the ratio are called. */
      readonly parts: { readonly loan: string; readonly own: string; readonly price: string; readonly ratio: string }
      /** What the table's caption says of its numbers in brackets. */
      readonly note: string
      readonly points: readonly FallPoint[]
      /** What the last fall takes of own funds, and after how much of a fall. */
      readonly figure: Figure
    }
  /** A ratio as a part of what it is a part of, at first and when more money is called for. */
  | {
      readonly kind: 'loan'
      readonly title: string
      /** Heading of the ratio; what the table's caption says of its numbers: where they are from, and their unit. */
      readonly measure: string
      readonly note: string
      readonly unit: string
      /** What both parts are called. */
      readonly parts: { readonly loan: string; readonly own: string }
      readonly states: readonly [bought: LoanState, called: LoanState]
      /** What is gone of the own part. */
      readonly lost: string
      /** The ratios of all rows. */
      readonly ratios: readonly number[]
      readonly figure: Figure
    }
  /** A series, oldest first, with what it led to. */
  | {
      readonly kind: 'line'
      readonly title: string
      /** What came before the points, where the figure is the change since then: the line starts there. */
      readonly from?: number
      /** Where the figure is a change of prices: whether up or down, and the colour of a rise. */
      readonly change?: { readonly tone: 'u' | 'd'; readonly rise: 'green' | 'red' }
      readonly points: readonly Bar[]
      readonly figure: Figure
    }
  /** A quantity of each day, oldest first, from zero; with what they are on average, and that in short with its unit. */
  | {
      readonly kind: 'columns'
      readonly title: string
      readonly columns: readonly Bar[]
      readonly figure: Figure
      readonly short: Figure
    }
  /** A session of the market: its change, the way that the index took to it, and the shares that rose, stayed and fell. */
  | {
      readonly kind: 'session'
      readonly title: string
      readonly figure: Figure
      /** Name of the index. */
      readonly index: string
      readonly isRising: boolean
      /** Colour of a rise. */
      readonly rise: 'green' | 'red'
      readonly day: string
      /** The session by its day, in words. */
      readonly session: string
      /** What the text is about beside its session, for thumbnails: the change of the session is that of others too. */
      readonly about?: { readonly figure: Figure; readonly mark: Mark | null }
      /** The index within the session, from the close before it to its own. */
      readonly values: readonly number[]
      /** What that close before is called, and how a text writes it: the change is counted from it. */
      readonly reference: Omit<Bar, 'value'>
      /** When trading begins and ends. */
      readonly hours: readonly [from: string, to: string]
      /** The session's close as a text writes it. */
      readonly close: string
      /** That the figures are invented. */
      readonly note: string
      /** The shares that moved the index, with the points of each, and what is left of its change for all others. */
      readonly contributions?: { readonly change: string; readonly parts: readonly Bar[] }
      readonly breadth: {
        readonly advances: number
        readonly unchanged: number
        readonly declines: number
        /** The three with their words, in this order. */
        readonly said: readonly [advances: string, unchanged: string, declines: string]
      }
    }
  /** The prices of a share until a report, and what that says that it is worth: one target, or three scenarios with the target between them. */
  | {
      readonly kind: 'target'
      readonly title: string
      /** The figure where there is room for no more: the change to the target. */
      readonly short: Figure
      /** Whether the target is above the price or below it, and the colour of a rise. */
      readonly tone: 'u' | 'd'
      readonly rise: 'green' | 'red'
      /** Prices before that of the report, one a month, oldest first. */
      readonly past: readonly Bar[]
      readonly price: Bar
      readonly ends: readonly Bar[]
      readonly figure: Figure
      /** The month that the target is for. */
      readonly until: string
      /** When the figure held, in two lines. */
      readonly at: readonly [issued: string, day: string]
      /** That the figures are invented. */
      readonly note: string
    }
  /** The number that a text is about, and what it can be seen as. */
  | {
      readonly kind: 'figure'
      readonly title: string
      readonly figure: Figure
      readonly mark: Mark | null
    }
  /** The front page of a daily note. */
  | {
      readonly kind: 'note'
      readonly title: string
      /** The index, and the day on which it appears; the hour. */
      readonly heading: string
      readonly time: string
      /** The levels of the index that it names, the highest first. */
      readonly levels: readonly { readonly number: string; readonly name: string; readonly isRange: boolean }[]
    }
  /** A false message, and what a check says of it. */
  | {
      readonly kind: 'message'
      readonly title: string
      /** How it begins. */
      readonly lines: readonly string[]
      /** The address to which it leads, and the sign in it that is not that of the official one. */
      readonly address: string
      readonly wrong: string
      readonly verdict: string
    }
  /** A screen of the application: the call of a loan or an order, with what the client can do. */
  | {
      readonly kind: 'call'
      /** Whether it is about trouble: its heading and its largest number are red. */
      readonly isWarning: boolean
      readonly title: string
      readonly heading: string
      /** What was bought with the loan, or is ordered. */
      readonly holding: string
      /** The ratio or the commission, and from where on or until when it is so. */
      readonly ratio: Figure
      readonly least: string
      readonly rows: readonly Figure[]
      readonly missing: Figure
      readonly until: Figure
      /** What the buttons say, the first the main one. */
      readonly actions: readonly [string, string]
    }
  /** The subject of a video in a word, what it says of it, and its parts with the times at which they begin. */
  | {
      readonly kind: 'video'
      readonly title: string
      readonly word: string
      /** The figure that the video says, or a word. */
      readonly glance: string
      readonly scene: VideoScene | null
      readonly parts: readonly VideoPart[]
    }
