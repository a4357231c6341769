import { useState } from 'react'

import type { AccountCardTexts } from '@/components/art/account-card-picture'
import { loadCode } from '@/lib/platform/navigation/load-code'

interface CardPicture {
  readonly isBusy: boolean
  readonly hasFailed: boolean
  /** Draws the card on this device and hands it on. */
  readonly withPicture: (use: (picture: File) => unknown) => Promise<void>
}

/** The card as a picture, for whatever is done with it. */
export function useCardPicture(texts: AccountCardTexts): CardPicture {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function withPicture(use: (picture: File) => unknown) {
    if (isBusy) return
    setIsBusy(true)
    setHasFailed(false)
    try {
      const { drawAccountCard } = await loadCode(() => import('@/components/art/account-card-picture'))
      const picture = await drawAccountCard(texts)
      await use(new File([picture], `${texts.number}.png`, { type: 'image/png' }))
    } catch (error) {
      // The applicant closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, hasFailed, withPicture }
}
