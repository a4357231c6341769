import { isKnownCode } from '@/lib/domain/failures/describe-failure'
import type { ApiFailure } from '@/lib/platform/http/failure'

/**
 * Passes every text that an answer has for a field, with a code or without one, to the input that it is about (docs/specification.md#server-field-errors).
 * The key of a repeated field has three dotted parts, `list.index.field`: the last one names the input.
 * @param inputs name of the input by field of the request
 * @returns the texts of `error-message` and of fields without an input here, for the notice above the form
 */
export function placeServerErrors<Input extends string>(
  failure: ApiFailure,
  inputs: Readonly<Record<string, Input>>,
  place: (input: Input, text: string) => void,
): readonly string[] {
  const fields =
    failure.kind === 'field-errors' ? failure.fields : failure.kind === 'rejected' ? failure.texts : undefined
  if (fields === undefined) return []
  // The site's own text of a code is in the visitor's language and says what to do.
  const unmatched = failure.kind === 'rejected' && isKnownCode(failure.code) ? [] : [...fields.banner]
  for (const [key, texts] of Object.entries(fields.byField)) {
    const [, , repeated] = key.split('.')
    const field = Object.hasOwn(inputs, key) ? key : (repeated ?? key)
    const input = Object.hasOwn(inputs, field) ? inputs[field] : undefined
    if (input === undefined) unmatched.push(...texts)
    else place(input, texts.join(' '))
  }
  return unmatched
}
