'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { phoneSystem, type PhoneSystem } from '@/lib/platform/device/phone-system'

interface StoreLinksProps {
  /** Store URLs of the app; null if the editors have not set one. */
  hrefs: Record<PhoneSystem, string | null>
  copy: Record<PhoneSystem, string> & { other: string; newTab: string }
  /** Rendered by the server, so that the page does not load its code. */
  icon: ReactNode
}

const never = () => () => undefined
const systems: readonly PhoneSystem[] = ['ios', 'android']

/**
 * Links to the app stores. On a phone its own store is the button and the other one a line below; on a computer, and
 * before the device is known, both are buttons.
 */
export function StoreLinks({ hrefs, copy, icon }: StoreLinksProps) {
  const own = useSyncExternalStore(
    never,
    () => phoneSystem(navigator.userAgent, navigator.maxTouchPoints),
    () => null,
  )
  const available = systems.flatMap((system) => {
    const href = hrefs[system]
    return href === null ? [] : [{ system, href }]
  })
  const isOther = (system: PhoneSystem) => own !== null && system !== own && hrefs[own] !== null
  return (
    <ul className="flex flex-wrap items-center gap-3 max-sm:*:w-full">
      {available
        .toSorted((a, b) => Number(isOther(a.system)) - Number(isOther(b.system)))
        .map(({ system, href }) => (
          <li key={system} className={isOther(system) ? 'w-full' : undefined}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className={
                isOther(system)
                  ? 'inline-flex min-h-11 items-center text-small text-ink-2 underline underline-offset-4 hover:text-ink'
                  : buttonClass(
                      { variant: own === null ? 'secondary' : 'bronze', size: 'large' },
                      'max-sm:w-full sm:px-5',
                    )
              }
            >
              {!isOther(system) && icon}
              {isOther(system) ? `${copy.other} ${copy[system]}` : copy[system]}
              <span className="sr-only"> ({copy.newTab})</span>
            </a>
          </li>
        ))}
    </ul>
  )
}
