import { useEffect } from 'react'
import { useController, useFormContext } from 'react-hook-form'

import { useField } from './field-context'

/**
 * A field of the form around it, for controls that take `value` and `onChange`, or that must show their value before
 * scripts run. When the field is rejected, focus moves to the element with its id.
 */
export function useControlledField<Value>(path: string) {
  const { control } = useFormContext()
  const { field } = useController({ control, name: path })
  const { id, label, error } = useField(path)
  const { ref } = field
  useEffect(() => {
    ref({ focus: () => document.getElementById(id)?.focus() })
  }, [ref, id])
  return {
    id,
    label,
    error,
    value: field.value as Value,
    onChange: field.onChange as (next: Value) => void,
    onBlur: field.onBlur,
  }
}
