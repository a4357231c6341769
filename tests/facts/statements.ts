import type { Locale } from '@/lib/platform/i18n/locales'

import { type Fact, inWords } from './fact'

export interface Sentence {
  readonly where: string
  readonly sentence: string
}

export interface Statement extends Sentence {
  readonly says: string
}

/** A text may use any kind of space, which count as the same, and join words against line breaks. */
export function sentencesOf(where: string, text: string): Sentence[] {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll('\u2060', '')
    .split(/(?<=[.!?;])\s|\n/u)
    .map((sentence) => ({ where, sentence }))
}

/** What sentences of a language state of a fact. */
export function statementsOf({ patterns }: Fact, locale: Locale, among: readonly Sentence[]): Statement[] {
  const { says, about } = patterns[locale]
  return among
    .filter(({ sentence }) => about === undefined || about.test(sentence))
    .flatMap(({ where, sentence }) =>
      [...sentence.matchAll(says)].map(([, said = '']) => ({ where, sentence, says: normal(said) })),
    )
}

/** Those that differ from the source of the fact. */
export function contradictions(fact: Fact, locale: Locale, among: readonly Sentence[]): Statement[] {
  return statementsOf(fact, locale, among).filter(({ says }) => !fact.expected[locale].includes(says))
}

const normal = (said: string) => inWords[said.toLowerCase()] ?? said.replace(/(?<=\d)[~-](?=\d)/, '–')
