'use client'

import { useState, useSyncExternalStore } from 'react'

import { Sheet } from '@/components/ui/sheet'
import { buttonClass } from '@/components/ui/button-class'
import { sessionStore } from '@/lib/tracking/campaign-session'

interface AppPopupProps {
  readonly links: { readonly ios: string | null; readonly android: string | null }
  readonly copy: {
    readonly title: string
    readonly text: string
    readonly ios: string
    readonly android: string
    readonly close: string
  }
}

const shownKey = 'app-popup-shown'

const noChange = () => () => {}

/** The offer of the app on /open-account, once a session, as a sheet from below. */
export function AppPopup({ links, copy }: AppPopupProps) {
  const isNew = useSyncExternalStore(
    noChange,
    () => sessionStore()?.getItem(shownKey) === null,
    () => false,
  )
  const [isClosed, setIsClosed] = useState(false)
  function change(open: boolean) {
    setIsClosed(!open)
    if (!open) sessionStore()?.setItem(shownKey, '1')
  }
  return (
    <Sheet
      open={isNew && !isClosed}
      onOpenChange={change}
      title={copy.title}
      description={copy.text}
      closeLabel={copy.close}
    >
      <div className="flex flex-wrap gap-3">
        {links.ios === null ? null : (
          <a href={links.ios} target="_blank" rel="noreferrer" className={buttonClass()}>
            {copy.ios}
          </a>
        )}
        {links.android === null ? null : (
          <a href={links.android} target="_blank" rel="noreferrer" className={buttonClass()}>
            {copy.android}
          </a>
        )}
        <button
          type="button"
          className={buttonClass({ variant: 'quiet' })}
          onClick={() => {
            change(false)
          }}
        >
          {copy.close}
        </button>
      </div>
    </Sheet>
  )
}
