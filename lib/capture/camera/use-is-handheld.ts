import { useSyncExternalStore } from 'react'

const query = '(pointer: coarse)'

/** Whether the device is held over the card, as a phone is. With a mouse, the card is held up to a webcam. */
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
