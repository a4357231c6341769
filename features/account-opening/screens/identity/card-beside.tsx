import { useTranslations } from 'next-intl'

import { CardCopy } from './card-copy'
import { CardPhotos } from './card-photos'
import { keptPictures } from './card-pictures'
import { UnreadCode } from './unread-code'

interface CardBesideProps {
  readonly ocrId: string
  /** All answers are from the printed text. */
  readonly isPrinted: boolean
}

/** What the answers are compared with: the pictures of the card, or after a reload a drawing of it; and how well it was read. */
export function CardBeside({ ocrId, isPrinted }: CardBesideProps) {
  const t = useTranslations('application.identity.confirm')
  if (keptPictures(ocrId) !== null) {
    return (
      <>
        <CardPhotos ocrId={ocrId} />
        {isPrinted && <UnreadCode />}
      </>
    )
  }
  return (
    <div className="grid items-center gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] sm:gap-6">
      <CardCopy />
      {isPrinted ? <UnreadCode /> : <p className="text-small text-pretty text-ink-2">{t('drawn')}</p>}
    </div>
  )
}
