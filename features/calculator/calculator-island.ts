'use client'

import { hydrateOnTouch, withIntl } from '@/components/form/hydrate-on-touch'
import { loadCode } from '@/lib/platform/navigation/load-code'

/** An address with a query may hold a plan, which is calculated on arrival. */
export const CalculatorIsland = hydrateOnTouch(
  'calculator-form',
  withIntl(async () => (await loadCode(() => import('./calculator'))).Calculator),
  () => window.location.search !== '',
)
