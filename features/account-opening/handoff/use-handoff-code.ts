import { useEffect, useState } from 'react'

import type { ApplicationSnapshot } from '../session/application-session'
import { handoffAddress } from './handoff-address'
import { sealHandoff, shownSeconds } from './handoff-code'
import { toHandoff } from './handoff-content'

export type HandoffCode =
  | { readonly status: 'drawing' | 'over' | 'failed' }
  | { readonly status: 'shown'; readonly address: string; readonly secondsLeft: number }

/** A code with the application at the time of mounting; `over` once it has expired. */
export function useHandoffCode(snapshot: ApplicationSnapshot): HandoffCode {
  const [first] = useState(snapshot)
  const [drawn, setDrawn] = useState<{ address: string; until: number } | 'failed' | null>(null)
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    let isLeft = false
    const content = toHandoff(first)
    const show = (next: typeof drawn) => {
      if (!isLeft) setDrawn(next)
    }
    async function draw() {
      if (content === null) return show('failed')
      const drawnAt = new Date()
      const code = await sealHandoff(content, drawnAt)
      const address = handoffAddress(window.location.href, first.state.screen, code)
      return show({ address, until: drawnAt.getTime() + shownSeconds * 1000 })
    }
    // Older browsers lack CompressionStream.
    draw().catch(() => show('failed'))
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
