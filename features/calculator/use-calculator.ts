import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

import { useCheckedForm } from '@/components/form/use-checked-form'
import { formatMoney } from '@/components/ui/money-format'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Locale } from '@/lib/platform/i18n/locales'
import { isChunkFailure } from '@/lib/platform/navigation/chunk-failure'
import { loadCode } from '@/lib/platform/navigation/load-code'

import {
  checkPlan,
  firstInput,
  fromQuery,
  limitsOf,
  type PlanField,
  type PlanInput,
  toQuery,
  type ValidPlan,
} from './plan-input'

/** What is shown beside the form. */
export type CalculatorResult =
  | { readonly kind: 'shown'; readonly view: ReactNode }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

interface CalculatorOptions {
  readonly locale: Locale
  /** The first projection, rendered by the server; null: the backend did not answer. */
  readonly first: ReactNode
}

/** Milliseconds without a change after which a plan is calculated without a press of the button. */
const typingPause = 700

/**
 * The calculator's state. The address holds the plan that was calculated last, so that it can be shared; an address with
 * a plan is calculated on arrival.
 */
export function useCalculator({ locale, first }: CalculatorOptions) {
  const t = useTranslations('calculator.errors')
  const [isLoading, setIsLoading] = useState(false)
  const [result, setResult] = useState<CalculatorResult>(first ? { kind: 'shown', view: first } : { kind: 'empty' })
  const running = useRef<AbortController>(null)

  function describe(field: PlanField, input: PlanInput): string {
    const { min, max } = limitsOf(input)[field]
    return t(field, { min: formatMoney(min, locale), max: formatMoney(max, locale) })
  }
  const form = useCheckedForm<PlanInput, ValidPlan>({
    schema: async () => (await loadCode(() => import('./plan-schema'))).planSchema(describe),
    defaults: firstInput,
    focusesField: true,
  })
  const { clearErrors, subscribe, getValues } = form
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What is typed, as soon as it is a plan; what is wrong is said when the button is pressed. */
  const calculateTyped = useEffectEvent(() => {
    const { plan } = checkPlan(getValues())
    if (plan !== null) void send(plan)
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined) return
          clearErrors(name as keyof PlanInput)
          clearTimeout(waiting.current)
          waiting.current = setTimeout(calculateTyped, typingPause)
        },
      }),
    [subscribe, clearErrors],
  )

  const stop = () => {
    clearTimeout(waiting.current)
    running.current?.abort()
    running.current = null
    setIsLoading(false)
  }

  /** Failures are shown in place of the result, so none is left for the form. */
  async function send(plan: ValidPlan): Promise<null> {
    stop()
    const controller = new AbortController()
    running.current = controller
    setIsLoading(true)
    window.history.replaceState(null, '', `?${toQuery(plan)}`)
    const next = await calculated(plan, controller.signal)
    if (running.current !== controller) return null
    setIsLoading(false)
    setResult(next)
    return null
  }

  async function calculated(plan: ValidPlan, signal: AbortSignal): Promise<CalculatorResult> {
    try {
      const { projected } = await loadCode(() => import('./projected'))
      const answer = await projected({ plan, locale, signal })
      return answer.ok ? { kind: 'shown', view: answer.value } : { kind: 'failed', failure: answer.error }
    } catch (error) {
      return showChunkFailure(error)
    }
  }

  const submit = () =>
    void form
      .handleSubmit(send)()
      .catch((error: unknown) => setResult(showChunkFailure(error)))

  const arrive = useEffectEvent(() => {
    const asked = fromQuery(window.location.search)
    if (asked === null) return
    form.reset(asked)
    submit()
  })
  useEffect(() => {
    // After the first paint: the document shows its own projection until this one is there.
    const timer = setTimeout(arrive)
    return () => {
      clearTimeout(timer)
      clearTimeout(waiting.current)
      running.current?.abort()
    }
  }, [])

  return {
    form,
    isLoading,
    result,
    send,
    submit,
    reset: () => {
      stop()
      form.reset(firstInput)
      setResult({ kind: 'empty' })
      window.history.replaceState(null, '', window.location.pathname)
    },
  }
}

/** Code that does not arrive is, to the visitor, a missing connection. */
function showChunkFailure(error: unknown): CalculatorResult {
  if (!isChunkFailure(error)) throw error
  return { kind: 'failed', failure: { kind: 'network' } }
}
