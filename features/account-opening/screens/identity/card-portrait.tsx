import { useTranslations } from 'next-intl'

import { BlobImage } from '@/components/capture/blob-image'

/** The front of the card, whose portrait the e-KYC service compares the face with. Whether they match, only its answer says. */
export function CardPortrait({ card }: { readonly card: Blob }) {
  const t = useTranslations('application.identity.face')
  return (
    <figure className="grid gap-3 max-sm:mt-2 max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:items-center max-sm:border-t max-sm:border-hairline max-sm:pt-5 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:content-start">
      {/* Beside the face its own size: from the left edge, where the portrait is. */}
      <BlobImage
        blob={card}
        alt=""
        className="w-full object-cover object-left max-sm:aspect-[1.586] max-sm:rounded-[4.5%/7%] sm:h-64 sm:rounded-s-panel sm:rounded-e-card"
      />
      <figcaption className="text-small text-pretty text-ink-2">
        <b className="block text-body font-semibold text-ink">{t('onCard')}</b>
        {t('onCardHint')}
      </figcaption>
    </figure>
  )
}
