'use client'

import { hydrateOnTouch } from '@/components/form/hydrate-on-touch'
import { loadCode } from '@/lib/platform/navigation/load-code'

export const ContactFormIsland = hydrateOnTouch(
  'contact-form',
  async () => (await loadCode(() => import('./contact-form'))).ContactForm,
)
