import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

interface StepFormOptions<Typed extends FieldValues, Valid extends FieldValues> {
  readonly schema: z.ZodType<Valid, Typed>
  /** What is known already, from the draft. Read once: a form is the owner of what is typed in it. */
  readonly defaults: DefaultValues<Typed>
  /** Called with everything typed, valid or not, on every change, so that a reload loses nothing. */
  readonly onTyped: (values: Typed) => void
}

/**
 * A form that is judged when it is submitted, never while somebody is still typing or leaves a field; the error summary,
 * not a field, then takes focus.
 */
export function useStepForm<Typed extends FieldValues, Valid extends FieldValues>({
  schema,
  defaults,
  onTyped,
}: StepFormOptions<Typed, Valid>): UseFormReturn<Typed, unknown, Valid> {
  const form = useForm<Typed, unknown, Valid>({
    resolver: zodResolver(schema),
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const keep = useEffectEvent(onTyped)
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name it is the form that was set up, not a person who typed.
          if (name !== undefined) keep(values)
        },
      }),
    [subscribe],
  )
  return form
}
