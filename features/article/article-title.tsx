import { clsx } from 'clsx'

import { keepTitle } from './keep-title'
import type { Opening } from './opening'

interface ArticleTitleProps {
  title: string
  opening: Opening | null
  /** What a share is worth, as the text writes it. */
  target: string | null
  /** An action below it takes room. */
  hasAction: boolean
}

/** Letters of a title that take three lines of its column in the larger size, and two: below those, an action has no room. */
const [mostLetters, mostWithAction] = [60, 44]

/** Whether a title is set smaller, so that all heads have one height; a Korean letter is as wide as two others. */
function isLong(title: string, hasAction: boolean): boolean {
  const letters = title.length + (title.match(/\p{Script=Hangul}/gu)?.length ?? 0)
  return letters > (hasAction ? mostWithAction : mostLetters)
}

/** Each part is a line of its own, so it begins with a capital. */
const line = (text: string) => keepTitle(text.charAt(0).toUpperCase() + text.slice(1))

/** What a title is about and what it says of that: a rating with its target and the reason, or a day and its question. */
function partsOf(title: string, opening: Opening | null): readonly [string, string, string] | null {
  const [, first, between, second] =
    (opening === 'target' && /^(.+?)( – )(.+)$/.exec(title)) ||
    (opening === 'session' && /^([^:]*\d[^:]*)(: )(.+)$/.exec(title)) ||
    []
  return first && between && second ? [first, between, second] : null
}

/** The title of an article; that of a report in two lines of different weight. */
export function ArticleTitle({ title, opening, target, hasAction }: ArticleTitleProps) {
  const parts = partsOf(title, opening)
  if (parts === null)
    return (
      <h1 className={clsx('text-h1-long wrap-anywhere', !isLong(title, hasAction) && 'lg:text-h1')}>
        {keepTitle(title)}
      </h1>
    )
  const [first, between, second] = parts
  // The number that the report is about is large, wherever the language has it; so is what a day's note asks.
  const number = target?.replaceAll(/^\D+|\D+$/g, '')
  const isFirst = number !== undefined && first.includes(number)
  return (
    <h1 className="wrap-anywhere">
      <span className={isFirst ? 'title-claim' : 'title-side'}>{line(first)}</span>
      <span className="sr-only">{between}</span>
      <span className={isFirst ? 'title-side' : 'title-claim'}>{line(second)}</span>
    </h1>
  )
}
