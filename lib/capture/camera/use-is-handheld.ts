import { useSyncExternalStore } from 'react'

const query = '(pointer: coarse)'

/** A device held in the hand: a phone over the card. With a mouse, the card is held before a webcam. */
export function useIsHandheld(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => true,
  )
}
