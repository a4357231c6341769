import { useEffect, useEffectEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { z } from '@/lib/platform/zod/zod'

type Schema<Typed, Valid> = z.ZodType<Valid, Typed>

interface StepFormOptions<Typed extends FieldValues, Valid extends FieldValues> {
  /** The schema, or how to load it: validation is needed when somebody sends the form, not when it is shown. */
  readonly schema: Schema<Typed, Valid> | (() => Promise<Schema<Typed, Valid>>)
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
    resolver: resolverOf(schema),
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

function resolverOf<Typed extends FieldValues, Valid extends FieldValues>(
  schema: StepFormOptions<Typed, Valid>['schema'],
): Resolver<Typed, unknown, Valid> {
  return async (values, context, options) => {
    const [{ zodResolver }, loaded] = await Promise.all([
      import('@hookform/resolvers/zod'),
      typeof schema === 'function' ? schema() : schema,
    ])
    return zodResolver(loaded)(values, context, options)
  }
}
