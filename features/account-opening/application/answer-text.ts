import type { ApplicationData, Field } from './application-data'
import type { AnswerWords, CompletableScreen } from './field-row'
import { fieldNames, fields, type ReviewLabel } from './fields'
import { joined } from './record-values'

/** A field's value in words; undefined if it is not answered, or listed nowhere. */
export function textOf(field: Field, data: ApplicationData, words: AnswerWords): string | undefined {
  const value = data[field]
  const { text = String } = fields[field]
  if (value === undefined || value === '' || text === null) return undefined
  // A row's `text` takes the value of its own field.
  return text(value as never, words)
}

/** A line of the review page: one field, or several fields that read as one. */
export interface ReviewLine {
  readonly label: ReviewLabel
  /** Undefined: not answered. */
  readonly value: string | undefined
}

/** Lines of the review page for the answers of a screen, in the order of its fields. */
export function reviewLines(
  screen: CompletableScreen,
  data: ApplicationData,
  words: AnswerWords,
): readonly ReviewLine[] {
  const listed = fieldNames.filter((field) => fields[field].screen === screen)
  const labels = new Set(listed.map(labelOf).filter((label) => label !== undefined))
  return [...labels].flatMap((label) => {
    const ofLine = listed.filter((field) => labelOf(field) === label)
    const value = joined(...ofLine.map((field) => textOf(field, data, words)))
    const isHidden = value === undefined && ofLine.every((field) => fields[field].review === undefined)
    return isHidden ? [] : [{ label, value }]
  })
}

function labelOf(field: Field): ReviewLabel | undefined {
  return fields[field].review ?? fields[field].reviewIfGiven
}
