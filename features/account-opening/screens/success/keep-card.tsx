import { useTranslations } from 'next-intl'
import { useState } from 'react'

import type { AccountCardTexts } from '@/components/art/account-card-picture'
import { buttonClass } from '@/components/ui/button-class'
import { Download, type Icon, Share2 } from '@/components/ui/icons'
import { saveFile } from '@/lib/platform/device/save-file'
import { loadCode } from '@/lib/platform/navigation/load-code'

/** Saves or shares the card as a picture, which is drawn on this device: buttons under the card. */
export function KeepCard({ texts }: { readonly texts: AccountCardTexts }) {
  const t = useTranslations('application.success.card')
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

  const button = (Sign: Icon, label: string, use: (picture: File) => unknown) => (
    <button
      type="button"
      className={buttonClass({ variant: 'secondary', size: 'compact' })}
      aria-busy={isBusy}
      onClick={() => void withPicture(use)}
    >
      <Sign className="size-5 shrink-0" />
      {label}
    </button>
  )
  return (
    <>
      {button(Download, t('save'), (picture) => saveFile(picture, picture.name))}
      {canShareFiles() && button(Share2, t('share'), (picture) => navigator.share({ files: [picture] }))}
      <output className="order-1 basis-full text-small text-ink-2 empty:hidden">{hasFailed && t('failed')}</output>
    </>
  )
}

function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'card.png', { type: 'image/png' })] }) ?? false
}
