import { useTranslations } from 'next-intl'
import { useState } from 'react'

import type { AccountCardTexts } from '@/components/art/account-card-picture'
import { saveFile } from '@/lib/platform/device/save-file'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { quietLink } from './quiet-row'

/** Saves or shares the card as a picture, which is drawn on this device: items of a list. */
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

  const item = (label: string, use: (picture: File) => unknown) => (
    <li>
      <button type="button" className={quietLink} aria-busy={isBusy} onClick={() => void withPicture(use)}>
        {label}
      </button>
    </li>
  )
  return (
    <>
      {item(t('save'), (picture) => saveFile(picture, picture.name))}
      {canShareFiles() && item(t('share'), (picture) => navigator.share({ files: [picture] }))}
      <li className="basis-full has-[output:empty]:hidden">
        <output className="block text-danger">{hasFailed && t('failed')}</output>
      </li>
    </>
  )
}

function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'card.png', { type: 'image/png' })] }) ?? false
}
