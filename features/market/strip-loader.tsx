'use client'

import { type ReactNode, useEffect, useState } from 'react'

import { loadCode } from '@/lib/platform/navigation/load-code'

import { afterLoading } from './after-loading'
import type { StripTexts } from './live-strip'

interface StripLoaderProps {
  address: string
  texts: StripTexts
  /** Shown until the strip's code is here. */
  children: ReactNode
}

/** Loads the strip's code once the page has loaded. Without it the strip stays as it is. */
export function StripLoader({ address, texts, children }: StripLoaderProps) {
  const [strip, setStrip] = useState<ReactNode>(null)
  useEffect(
    () =>
      afterLoading(async () => {
        const { LiveStrip } = await loadCode(() => import('./live-strip'))
        setStrip(<LiveStrip address={address} texts={texts} />)
      }),
    [address, texts],
  )
  return strip ?? children
}
