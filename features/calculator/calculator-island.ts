'use client'

import { hydrateOnTouch } from '@/components/form/hydrate-on-touch'

/** An address with a query may hold a plan, which is calculated on arrival. */
export const CalculatorIsland = hydrateOnTouch(
  'calculator-form',
  async () => (await import('./calculator')).Calculator,
  () => window.location.search !== '',
)
