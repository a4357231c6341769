import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

import type { ApiFailure } from '@/lib/platform/http/failure'

/**
 * Puts the texts of a `field-errors` answer under their inputs. `fields` names the input of each field of the request;
 * what has no input here comes back, together with the banner, for the notice above the form.
 */
export function showFieldErrors<Typed extends FieldValues, Valid extends FieldValues>(
  form: Pick<UseFormReturn<Typed, unknown, Valid>, 'setError'>,
  failure: ApiFailure,
  fields: Readonly<Record<string, FieldPath<Typed>>>,
): readonly string[] {
  if (failure.kind !== 'field-errors') return []
  const unmatched = [...failure.fields.banner]
  for (const [name, texts] of Object.entries(failure.fields.byField)) {
    const path = fields[name]
    if (path === undefined) unmatched.push(...texts)
    else form.setError(path, { type: 'server', message: texts.join(' ') })
  }
  return unmatched
}
