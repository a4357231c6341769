import { useEffect, useEffectEvent } from 'react'

import type { ApplicationEvent } from '../machine/events'
import type { ApplicationState } from '../machine/state'
import { isSkippedOnceDone } from '../machine/reach'
import type { Screen } from '@/lib/domain/account-opening/screens'
import { addressOfScreen, screenOfAddress } from '@/lib/domain/account-opening/step-address'

/** Screens that the browser's Back must not return to: they have no answers, only something that is under way. */
const passing: readonly Screen[] = ['submitting']

/**
 * Keeps address and screen the same: a new screen is a new entry of the history, Back and Forward are `go` events. The
 * address stays as it is until the draft `isRead`, which may have the screen that it names.
 */
export function useStepAddress(
  state: ApplicationState,
  send: (event: ApplicationEvent) => void,
  isRead: boolean,
): void {
  const { screen, proofs } = state
  // Somebody who goes back from the card comes to the number, not to a code that was used.
  const isPassed = useEffectEvent((shown: Screen) => passing.includes(shown) || isSkippedOnceDone(shown, proofs))

  useEffect(() => {
    const shown = screenOfAddress(window.location.search)
    if (!isRead || shown === screen) return
    const address = addressOfScreen(window.location.href, screen)
    // The first screen takes the place of the address that led here; so does one that follows a screen that is over.
    if (shown === null || isPassed(shown)) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }, [screen, isRead])

  const follow = useEffectEvent(() => {
    const wanted = screenOfAddress(window.location.search)
    if (wanted === null) return
    send({ type: 'go', screen: wanted })
  })
  // A refused `go` leaves the screen as it is, so the address is put right here.
  const correct = useEffectEvent(() => {
    if (screenOfAddress(window.location.search) !== screen) {
      window.history.replaceState(null, '', addressOfScreen(window.location.href, screen))
    }
  })
  useEffect(() => {
    const onPopState = () => {
      follow()
      // After the screen that `go` may have led to has been rendered.
      requestAnimationFrame(() => {
        correct()
      })
    }
    window.addEventListener('popstate', onPopState)
    return () => {
      window.removeEventListener('popstate', onPopState)
    }
  }, [])
}
