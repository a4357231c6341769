'use client'

import { hydrateOnTouch, withIntl } from '@/components/form/hydrate-on-touch'
import { loadCode } from '@/lib/platform/navigation/load-code'

export const ContactFormIsland = hydrateOnTouch(
  'contact-form',
  withIntl(async () => (await loadCode(() => import('./contact-form'))).ContactForm),
)
