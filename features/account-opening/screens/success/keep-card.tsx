import { useTranslations } from 'next-intl'
import { useState } from 'react'

import type { AccountCardTexts } from '@/components/art/account-card-picture'
import { Download, type Icon, Share2 } from '@/components/ui/icons'
import { saveFile } from '@/lib/platform/device/save-file'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { rowClass } from './row-class'

/** Rows that save or share the card as a picture, and a note that it is drawn on this device. */
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

  const row = (label: string, Sign: Icon, use: (picture: File) => unknown) => (
    <button type="button" className={rowClass} aria-busy={isBusy} onClick={() => void withPicture(use)}>
      <Sign className="size-5 shrink-0 text-ink-3" />
      {label}
    </button>
  )
  return (
    <>
      {row(t('save'), Download, (picture) => saveFile(picture, picture.name))}
      {canShareFiles() && row(t('share'), Share2, (picture) => navigator.share({ files: [picture] }))}
      <output className="block text-small text-danger empty:hidden">{hasFailed && t('failed')}</output>
      <p className="border-t border-hairline pt-3 text-min text-ink-2">{t('privacy')}</p>
    </>
  )
}

function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'card.png', { type: 'image/png' })] }) ?? false
}
