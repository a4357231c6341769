import type { Translated } from './types'

/** Letters of Vietnamese that a speaker says in a second. */
const lettersInSecond = 14

const secondsOf = (text: string): number => Math.round(text.length / lettersInSecond)

/** Seconds that it takes to say a transcript; the video is the same in every language of its subtitles. */
export const spokenSeconds = ({ vi }: Translated): number => secondsOf(vi)

/** The second at which each paragraph of a transcript begins. */
export function startsOfParts({ vi }: Translated): readonly number[] {
  const paragraphs = vi.split('\n')
  return paragraphs.map((_, index) => secondsOf(paragraphs.slice(0, index).join('\n')))
}
