import type { PersonalDatum } from '@/lib/backends/endpoint'
import type { Flow } from '@/lib/domain/account-opening/flows'
import type { Screen } from '@/lib/domain/account-opening/screens'

import { textOf } from '../application/answer-text'
import type { ApplicationData } from '../application/application-data'
import { answerData, type AnswerDatum, type AnswerWords } from '../application/field-row'
import { fieldNames, fields } from '../application/fields'
import { joined } from '../application/record-values'
import type { Disclosure, Receipts } from './data-receipt'

/** The words of the receipt, in the reader's language. */
export interface ReceiptWords extends AnswerWords {
  readonly title: string
  /** When the receipt was made. */
  readonly drawnUp: string
  readonly readHere: string
  readonly nothingRead: string
  readonly nothingSent: string
  readonly withoutValues: string
  readonly valuesTitle: string
  readonly screen: (screen: Screen) => string
  readonly datum: (datum: PersonalDatum) => string
  readonly purpose: (disclosure: Disclosure) => string
  readonly recipient: (disclosure: Disclosure) => string
  readonly kept: (disclosure: Disclosure) => string
}

/** The receipt of a whole flow as plain text: what each screen reads and sends, to whom, why and for how long. */
export function toReceiptText(
  words: ReceiptWords,
  { screens, name }: Flow,
  receipts: Receipts,
  /** Null: the receipt names the kinds of data only. */
  values: ApplicationData | null,
): string {
  const parts = screens.flatMap((screen, index) => {
    const { readHere, sent } = receipts[name][screen]
    const read = readHere.length === 0 ? words.nothingRead : readHere.map(words.datum).join(', ')
    const lines = sent.flatMap((disclosure) => [
      `  - ${words.purpose(disclosure)}: ${disclosure.data.map(words.datum).join(', ')}`,
      `    ${words.recipient(disclosure)}`,
      `    ${words.kept(disclosure)}`,
    ])
    const disclosed = lines.length === 0 ? [`  - ${words.nothingSent}`] : lines
    return ['', `${index + 1}. ${words.screen(screen)}`, `  ${words.readHere}: ${read}`, ...disclosed]
  })
  return [words.title, words.drawnUp, ...parts, '', ...valueLines(words, values), ''].join('\r\n')
}

function valueLines(words: ReceiptWords, values: ApplicationData | null): readonly string[] {
  if (values === null) return [words.withoutValues]
  const answers = answerData.flatMap((datum) => {
    const value = valueOf(datum, values, words)
    return value === undefined ? [] : [`  ${words.datum(datum)}: ${value}`]
  })
  return [words.valuesTitle, ...answers]
}

/** Values of one datum: those of a screen separated by commas, and screens by semicolons. */
function valueOf(datum: AnswerDatum, values: ApplicationData, words: ReceiptWords): string | undefined {
  const listed = fieldNames.filter((field) => fields[field].datum === datum && fields[field].valueOnReceipt !== false)
  const screens = new Set(listed.map((field) => fields[field].screen))
  const parts = [...screens].flatMap((screen) => {
    const onScreen = listed.filter((field) => fields[field].screen === screen)
    return joined(...onScreen.map((field) => textOf(field, values, words))) ?? []
  })
  return parts.length === 0 ? undefined : parts.join('; ')
}
