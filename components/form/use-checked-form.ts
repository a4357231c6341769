import { useEffect, useEffectEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'

import type { z } from '@/lib/platform/zod/zod'
import { loadCode } from '@/lib/platform/navigation/load-code'

type Schema<Typed, Valid> = z.ZodType<Valid, Typed>

interface CheckedFormOptions<Typed extends FieldValues, Valid extends FieldValues> {
  /** The schema, or how to load it: validation is needed when the form is sent, not when it is shown. */
  readonly schema: Schema<Typed, Valid> | (() => Promise<Schema<Typed, Valid>>)
  /** Initial values. Read once: the form owns what is typed in it. */
  readonly defaults: DefaultValues<Typed>
  /** Called with everything typed, valid or not, on every change, so that a reload loses nothing. */
  readonly onTyped?: (values: Typed) => void
  /** Moves focus to the first rejected field; leave it to the error summary otherwise. */
  readonly focusesField?: boolean
  /** When fields are judged: on submit only, or also once they were left. */
  readonly mode?: 'onSubmit' | 'onTouched'
  /** Called with the names of the invalid fields whenever the whole form was judged. */
  readonly onJudged?: (invalid: readonly string[]) => void
}

/** A form that its schema judges; zod and the resolver load when they are first needed. */
export function useCheckedForm<Typed extends FieldValues, Valid extends FieldValues>({
  schema,
  defaults,
  onTyped,
  focusesField = false,
  mode = 'onSubmit',
  onJudged,
}: CheckedFormOptions<Typed, Valid>): UseFormReturn<Typed, unknown, Valid> {
  const options: UseFormProps<Typed, unknown, Valid> = {
    resolver: resolverOf(schema, onJudged),
    defaultValues: defaults,
    mode,
    reValidateMode: mode === 'onSubmit' ? 'onSubmit' : 'onChange',
    shouldFocusError: focusesField,
  }
  const form = useForm<Typed, unknown, Valid>(options)
  const keep = useEffectEvent((values: Typed) => onTyped?.(values))
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name the form was set up or reset, not typed in.
          if (name !== undefined) keep(values)
        },
      }),
    [subscribe],
  )
  return form
}

function resolverOf<Typed extends FieldValues, Valid extends FieldValues>(
  schema: CheckedFormOptions<Typed, Valid>['schema'],
  onJudged: ((invalid: readonly string[]) => void) | undefined,
): Resolver<Typed, unknown, Valid> {
  return async (values, context, options) => {
    const [{ zodResolver }, loaded] = await Promise.all([
      loadCode(() => import('@hookform/resolvers/zod')),
      typeof schema === 'function' ? schema() : schema,
    ])
    const result = await zodResolver(loaded)(values, context, options)
    onJudged?.(Object.keys(result.errors))
    return result
  }
}
