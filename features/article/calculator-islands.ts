'use client'

import { hydrateOnTouch } from '@/components/form/hydrate-on-touch'
import { loadCode } from '@/lib/platform/navigation/load-code'

/** Whether a slider was moved before the code of the page arrived, or was put back by the browser after a reload. */
const hasMoved = (id: string) => () =>
  [...document.querySelectorAll<HTMLInputElement>(`#${id} input`)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

export const MarginCalculatorIsland = hydrateOnTouch(
  'margin-calculator',
  async () => (await loadCode(() => import('./margin-calculator'))).MarginCalculator,
  hasMoved('margin-calculator'),
)

export const FeeCalculatorIsland = hydrateOnTouch(
  'fee-calculator',
  async () => (await loadCode(() => import('./fee-calculator'))).FeeCalculator,
  hasMoved('fee-calculator'),
)
