import type { ApiFailure } from '@/lib/platform/http/failure'

export interface PlacedErrors<Field extends string> {
  /** Texts by the input that they belong to. */
  readonly byField: readonly { readonly field: Field; readonly text: string }[]
  /** Texts of `error-message`, and those of fields that have no input here: for the notice above the form. */
  readonly banner: readonly string[]
}

/**
 * Finds the input of every text of a `field-errors` answer (docs/specification.md#server-field-errors). The key of a repeated field is dotted and
 * has three parts, `list.index.field`: its last part names the input.
 * @param inputs input by name of the field in the request
 */
export function placeServerErrors<Field extends string>(
  failure: ApiFailure,
  inputs: Readonly<Record<string, Field>>,
): PlacedErrors<Field> {
  if (failure.kind !== 'field-errors') return { byField: [], banner: [] }
  const byField: { field: Field; text: string }[] = []
  const banner = [...failure.fields.banner]
  for (const [key, texts] of Object.entries(failure.fields.byField)) {
    const parts = key.split('.')
    const name = parts.length === 3 ? parts[2] : key
    const field = name !== undefined && Object.hasOwn(inputs, name) ? inputs[name] : undefined
    if (field === undefined) banner.push(...texts)
    else byField.push({ field, text: texts.join(' ') })
  }
  return { byField, banner }
}
