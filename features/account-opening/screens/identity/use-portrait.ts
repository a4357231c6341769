import { useEffect, useState } from 'react'

import { cutPortrait } from '@/lib/capture/frame/card-portrait'

import type { SidePictures } from './card-pictures'

/** The portrait on the card. Undefined while it is being cut out; null where it cannot be. */
export function usePortrait({ blob, source }: SidePictures['front']): Blob | null | undefined {
  const [portrait, setPortrait] = useState<Blob | null>()
  useEffect(() => {
    let isLeft = false
    async function cut() {
      const found = await cutPortrait(blob, source).catch(() => null)
      if (!isLeft) setPortrait(found)
    }
    void cut()
    return () => {
      isLeft = true
    }
  }, [blob, source])
  return portrait
}
