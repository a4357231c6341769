import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { CardPicture } from './card-picture'
import { cardSides, keptPictures } from './card-pictures'

interface CardPhotosProps {
  readonly ocrId: string
  /** One over the other and along with the answers beside them, where there is room for both. */
  readonly isBeside: boolean
}

/** Both pictures of the card, to compare the answers with. Nothing after a reload. */
export function CardPhotos({ ocrId, isBeside }: CardPhotosProps) {
  const t = useTranslations('application.identity')
  const pictures = keptPictures(ocrId)
  if (pictures === null) return null
  return (
    <ul
      className={clsx(
        'grid grid-cols-2 gap-4',
        isBeside && 'sm:sticky sm:top-6 sm:grid-cols-1 sm:content-start sm:self-start',
      )}
    >
      {cardSides.map((side) => (
        <li
          key={side}
          className={clsx(
            'text-small',
            // On a phone they were large on the screen before: here they leave the room to the answers.
            isBeside &&
              'max-sm:*:grid-cols-[45%_minmax(0,1fr)] max-sm:*:items-center max-sm:*:gap-2.5 max-sm:[&_p]:flex-wrap max-sm:[&_p]:gap-y-1',
          )}
        >
          {/* Rounded as the card itself, of which the desk around it would else be left at the corners. */}
          <CardPicture
            blob={pictures[side].blob}
            title={t(`card.${side}`)}
            alt=""
            className="aspect-[1.586] rounded-[4.5%/7%] bg-surface-2 object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
