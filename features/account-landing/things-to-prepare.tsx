import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { CardFront } from '@/components/capture/card-sign'

import { Thing } from './thing'

/** What applicants need, laid out on a tray; the popup for computers without a camera has a longer list. */
export async function ThingsToPrepare() {
  const t = await getTranslations('accountLanding.prepare')
  const things: Readonly<Record<'card' | 'contact' | 'browser', ReactNode>> = {
    card: <CardFront className="w-full text-ink" />,
    contact: <Thing name="contact" />,
    browser: <Thing name="browser" />,
  }
  return (
    <ul className="tray">
      {(['card', 'contact', 'browser'] as const).map((thing) => (
        <li key={thing}>
          {things[thing]}
          {t(thing)}
        </li>
      ))}
    </ul>
  )
}
