import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, kept up to date; where there is no window, `otherwise`. */
export function useMedia(query: string, otherwise: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = globalThis.matchMedia?.(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query).matches ?? otherwise,
    () => otherwise,
  )
}
