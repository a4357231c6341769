'use client'

import { hydrateOnTouch } from '@/components/form/hydrate-on-touch'

export const ContactFormIsland = hydrateOnTouch(
  'contact-form',
  async () => (await import('./contact-form')).ContactForm,
)
