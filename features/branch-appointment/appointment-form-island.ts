'use client'

import { hydrateOnTouch } from '@/components/form/hydrate-on-touch'

import { hasTyped } from './typed-key'

/** What was typed before a reload is shown again at once. */
export const AppointmentFormIsland = hydrateOnTouch(
  'appointment-form',
  async () => (await import('./appointment-form')).AppointmentForm,
  hasTyped,
)
