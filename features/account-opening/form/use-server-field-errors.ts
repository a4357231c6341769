import { use, useEffect, useEffectEvent } from 'react'
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'

import { ServerFieldErrorsContext } from './server-field-errors-context'

/**
 * Shows the field errors of the submission at the inputs of this form.
 * @returns removes them, once the form was sent again
 */
export function useServerFieldErrors<Typed extends FieldValues, Valid extends FieldValues>(
  form: Pick<UseFormReturn<Typed, unknown, Valid>, 'getValues' | 'setError'>,
): () => void {
  const { texts, forget } = use(ServerFieldErrorsContext)
  const mine = () => Object.entries(texts).filter(([path]) => get(form.getValues(), path) !== undefined)
  const show = useEffectEvent(() => {
    for (const [path, message] of mine()) form.setError(path as FieldPath<Typed>, { type: 'server', message })
  })
  useEffect(() => {
    show()
  }, [])
  return () => {
    const answered = mine().map(([path]) => path)
    if (answered.length > 0) forget(answered)
  }
}
