import { use, useEffect, useEffectEvent } from 'react'
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'

import { RefusalsContext } from './server-field-errors-context'

/** Shows at its inputs what a service refused of this form; the function given back is for when it is answered again. */
export function useRefusals<Typed extends FieldValues, Valid extends FieldValues>(
  form: Pick<UseFormReturn<Typed, unknown, Valid>, 'getValues' | 'setError'>,
): () => void {
  const { texts, forget } = use(RefusalsContext)
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
