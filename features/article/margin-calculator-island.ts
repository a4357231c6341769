'use client'

import { hydrateOnTouch } from '@/components/form/hydrate-on-touch'
import { loadCode } from '@/lib/platform/navigation/load-code'

const id = 'margin-calculator'

/** Whether a slider was moved before the code of the page arrived, or was put back by the browser after a reload. */
const hasMoved = () =>
  [...document.querySelectorAll<HTMLInputElement>(`#${id} input`)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

export const MarginCalculatorIsland = hydrateOnTouch(
  id,
  async () => (await loadCode(() => import('./margin-calculator'))).MarginCalculator,
  hasMoved,
)
