import { useTranslations } from 'next-intl'

import { BlobImage } from '@/components/capture/blob-image'

import type { SidePictures } from './card-pictures'
import { FaceOval } from './face-oval'
import { usePortrait } from './use-portrait'

/**
 * The portrait on the card, which the e-KYC service compares the face with: in the same oval, or the front of the card where it
 * is not known where the portrait is. Whether they match, only the service says.
 */
export function CardPortrait({ front }: { readonly front: SidePictures['front'] }) {
  const t = useTranslations('application.identity.face')
  const portrait = usePortrait(front)
  return (
    <figure className="grid content-start gap-1">
      {portrait === null ? (
        <BlobImage
          blob={front.blob}
          alt=""
          className="h-48 w-full rounded-card bg-primary-soft object-contain p-2 sm:h-64"
        />
      ) : (
        <FaceOval>
          {portrait !== undefined && (
            <BlobImage blob={portrait} alt="" className="size-full origin-[50%_52%] scale-125 object-cover" />
          )}
        </FaceOval>
      )}
      <figcaption className="mt-2 grid gap-1">
        <b className="font-semibold text-balance">{t('onCard')}</b>
        <span className="text-small text-pretty text-ink-2">{t('onCardHint')}</span>
      </figcaption>
    </figure>
  )
}
