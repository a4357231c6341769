import { CardPhotos } from './card-photos'
import { UnreadCode } from './unread-code'

interface CardBesideProps {
  readonly ocrId: string
  /** All answers are from the printed text. */
  readonly isPrinted: boolean
}

/** What the answers are compared with: the pictures of the card, gone after a reload, and how well it was read. */
export function CardBeside({ ocrId, isPrinted }: CardBesideProps) {
  return (
    <>
      {isPrinted && <UnreadCode />}
      <CardPhotos ocrId={ocrId} />
    </>
  )
}
