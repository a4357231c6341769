import { useSyncExternalStore } from 'react'

import { cardThresholds, type Thresholds } from '../../capture/quality/thresholds'

const query = '(pointer: coarse)'

/** A device held in the hand is a phone over the card; with a mouse, the card is held before a webcam. */
export function useCardLimits(): Thresholds {
  const isPhone = useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => true,
  )
  return isPhone ? cardThresholds.phone : cardThresholds.webcam
}
