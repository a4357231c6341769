import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'

import type { CalculatorFormCopy } from './calculator-copy'
import { checkPlan, firstInput, fromQuery, type PlanField, type PlanInput, toQuery } from './plan-input'

/** What stands where the result stands. */
export type CalculatorResult =
  | { readonly kind: 'shown'; readonly view: ReactNode }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly text: string }

interface CalculatorOptions {
  readonly locale: Locale
  readonly copy: CalculatorFormCopy
  /** The first projection, rendered by the server; null: the backend did not answer. */
  readonly first: ReactNode
  /** A submit was refused because of these fields. */
  readonly onRefused: (wrong: readonly PlanField[]) => void
}

/**
 * The calculator's state. The plan that was calculated last stands in the address, so that it can be shared; an address
 * with a plan is calculated on arrival.
 */
export function useCalculator({ locale, copy, first, onRefused }: CalculatorOptions) {
  const [input, setInput] = useState<PlanInput>(firstInput)
  const [wrong, setWrong] = useState<readonly PlanField[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const [result, setResult] = useState<CalculatorResult>(first ? { kind: 'shown', view: first } : { kind: 'empty' })
  const running = useRef<AbortController>(null)

  const stop = () => {
    running.current?.abort()
    running.current = null
    setIsLoading(false)
  }

  async function submit(asked: PlanInput): Promise<void> {
    const { plan, wrong: refused } = checkPlan(asked)
    setWrong(refused)
    if (plan === null) {
      onRefused(refused)
      return
    }
    stop()
    const controller = new AbortController()
    running.current = controller
    setIsLoading(true)
    window.history.replaceState(null, '', `?${toQuery(plan)}`)
    const next = await calculated(plan, controller.signal)
    if (running.current !== controller) return
    setIsLoading(false)
    setResult(next)
  }

  async function calculated(
    plan: NonNullable<ReturnType<typeof checkPlan>['plan']>,
    signal: AbortSignal,
  ): Promise<CalculatorResult> {
    try {
      const { projected } = await import('./projected')
      const answer = await projected({ plan, locale, signal, failures: copy.failures, copy: copy.result })
      if (answer.ok) return { kind: 'shown', view: answer.value }
      return { kind: 'failed', text: answer.error ?? copy.failures.somethingWrong }
    } catch {
      // The code for it could not be loaded: the network is gone.
      return { kind: 'failed', text: copy.failures.network }
    }
  }

  const arrive = useEffectEvent(() => {
    const asked = fromQuery(window.location.search)
    if (asked === null) return
    setInput(asked)
    void submit(asked)
  })
  useEffect(() => {
    // After the first paint: the document shows its own projection until this one is there.
    const timer = setTimeout(arrive)
    return () => {
      clearTimeout(timer)
      running.current?.abort()
    }
  }, [])

  return {
    input,
    wrong,
    isLoading,
    result,
    submit: () => void submit(input),
    change: (patch: Partial<PlanInput>) => {
      setInput((before) => ({ ...before, ...patch }))
      setWrong((before) => before.filter((field) => !(field in patch)))
    },
    reset: () => {
      stop()
      setInput(firstInput)
      setWrong([])
      setResult({ kind: 'empty' })
      window.history.replaceState(null, '', window.location.pathname)
    },
  }
}
