import { useTranslations } from 'next-intl'
import { useState } from 'react'

import type { AccountCardTexts } from '@/components/art/account-card-picture'
import { Button } from '@/components/ui/button'
import { Download, Share2 } from '@/components/ui/icons'
import { saveFile } from '@/lib/platform/device/save-file'
import { loadCode } from '@/lib/platform/navigation/load-code'

interface KeepCardProps {
  readonly texts: AccountCardTexts
  /** Steps of the flow: the rays of the drum on the card. */
  readonly steps: number
}

/** Buttons that save or share the card as a picture, and a note that it is drawn on this device. */
export function KeepCard({ texts, steps }: KeepCardProps) {
  const t = useTranslations('application.success.card')
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function withPicture(use: (picture: File) => unknown) {
    setIsBusy(true)
    setHasFailed(false)
    try {
      const { drawAccountCard } = await loadCode(() => import('@/components/art/account-card-picture'))
      const picture = await drawAccountCard(texts, steps)
      await use(new File([picture], `${texts.number}.png`, { type: 'image/png' }))
    } catch (error) {
      // The applicant closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        loading={isBusy}
        icon={<Download className="size-5" />}
        onClick={() => void withPicture((picture) => saveFile(picture, picture.name))}
      >
        {t('save')}
      </Button>
      {canShareFiles() && (
        <Button
          variant="quiet"
          loading={isBusy}
          icon={<Share2 className="size-5" />}
          onClick={() => void withPicture((picture) => navigator.share({ files: [picture] }))}
        >
          {t('share')}
        </Button>
      )}
      <p className="order-last text-min text-ink-2 sm:basis-full">{t('privacy')}</p>
      <output className="order-last text-small text-danger empty:hidden sm:basis-full">
        {hasFailed && t('failed')}
      </output>
    </>
  )
}

function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'card.png', { type: 'image/png' })] }) ?? false
}
