'use client'

import { clsx } from 'clsx'
import { useState } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AppOffer, type AppOfferProps } from './app-offer'
import { StartLink } from './start-link'
import { useIsOut } from './use-is-out'

interface StartBarProps {
  readonly locale: Locale
  readonly label: string
  /** Beside the button where there is room. */
  readonly note: string
  /** Id of the entrance in the page, whose own button the bar does not repeat while it can be seen. */
  readonly entrance: string
  /** Id of the closing buttons, which the bar would cover and duplicate. */
  readonly closing: string
  /** Null: there is no app to offer. */
  readonly app: Omit<AppOfferProps, 'locale'> | null
}

/** Share of the card's height above its button. */
const aboveEntrance = 0.5

/** The fixed bottom button of /open-account, with the offer of the app above it (docs/specification.md#account-opening-pages). */
export function StartBar({ locale, label, note, entrance, closing, app }: StartBarProps) {
  const isEntranceOut = useIsOut(entrance, aboveEntrance)
  const isClosingOut = useIsOut(closing, 0)
  const isShown = isEntranceOut && isClosingOut
  const [wasShown, setWasShown] = useState(false)
  if (isShown && !wasShown) setWasShown(true)
  return (
    <div
      data-dock
      className={clsx(
        'fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] transition-[translate] [@media(height<26rem)]:hidden',
        !isShown && 'invisible translate-y-full',
      )}
    >
      {wasShown && app !== null && <AppOffer locale={locale} {...app} />}
      <div className="container-page grid items-center py-3 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-16">
        <p className="font-semibold max-lg:hidden">{note}</p>
        <StartLink page="open-account" locale={locale} className={buttonClass({ size: 'large', block: true })}>
          {label}
        </StartLink>
      </div>
    </div>
  )
}
