import { useEffect, useState } from 'react'

import { handoffAddress } from './handoff-address'
import { sealHandoff, shownSeconds } from './handoff-code'
import { toHandoff, type HandoffSource } from './handoff-content'
import { leaveHandoff } from './handoff-calls'

export type ShownCode =
  | { readonly status: 'drawing' | 'over' | 'failed' }
  | { readonly status: 'shown'; readonly address: string; readonly secondsLeft: number }

/** A code that leads to the application at the time of mounting; `over` once it has expired. */
export function useHandoffCode(snapshot: HandoffSource): ShownCode {
  const [first] = useState(snapshot)
  const [drawn, setDrawn] = useState<{ address: string; until: number } | 'failed' | null>(null)
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    let isLeft = false
    async function draw() {
      const content = toHandoff(first)
      if (content === null) return 'failed'
      const { sealed, key } = await sealHandoff(content)
      const number = await leaveHandoff(sealed, first.applicationId)
      if (number === null) return 'failed'
      const address = handoffAddress(window.location.href, { number, key })
      return { address, until: Date.now() + shownSeconds * 1000 }
    }
    async function show() {
      // Without Web Crypto nothing can be sealed.
      const next = await draw().catch(() => 'failed' as const)
      if (!isLeft) setDrawn(next)
    }
    void show()
    const ticking = window.setInterval(() => setNow(Date.now()), 1000)
    return () => {
      isLeft = true
      window.clearInterval(ticking)
    }
  }, [first])

  if (drawn === null) return { status: 'drawing' }
  if (drawn === 'failed') return { status: 'failed' }
  const secondsLeft = Math.min(shownSeconds, Math.ceil((drawn.until - now) / 1000))
  return secondsLeft > 0 ? { status: 'shown', address: drawn.address, secondsLeft } : { status: 'over' }
}
