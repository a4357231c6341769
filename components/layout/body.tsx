'use client'

import type { ReactNode, SyntheticEvent } from 'react'

import type { SeenEvent } from '@/lib/platform/early-input/keep-early-input'

/** React calls this only once the pressed element is hydrated; see `keepEarlyInput`. */
function markSeen({ nativeEvent }: SyntheticEvent<HTMLElement>) {
  const event: SeenEvent = nativeEvent
  event.seen = true
}

/** The body of every document. */
export function Body({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- it watches and answers nothing
    <body onClickCapture={markSeen} onInputCapture={markSeen} onSubmitCapture={markSeen}>
      {children}
    </body>
  )
}
