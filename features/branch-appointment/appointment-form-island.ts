'use client'

import { hydrateOnTouch, withIntl } from '@/components/form/hydrate-on-touch'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { hasTyped } from './typed-key'

/** What was typed before a reload is shown again at once. The days are known by the time they are seen. */
export const AppointmentFormIsland = hydrateOnTouch(
  'appointment-form',
  withIntl(async () => (await loadCode(() => import('./appointment-form'))).AppointmentForm),
  hasTyped,
  'appointment-date-group',
)
