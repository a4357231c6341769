import { Check, TriangleAlert } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'

import type { Picture } from '@/lib/capture/card-reader/picture'
import { BlobImage } from './blob-image'

interface PictureReviewProps {
  readonly picture: Picture
  readonly alt: string
  /** The picture fails a check and tries remain: it must be retaken. */
  readonly isBlocked: boolean
  readonly onRetake: () => void
  readonly onUse: () => void
  /** Alternatives to this camera screen, after several failures. */
  readonly otherWays: ReactNode
}

/** Emphasises the recommended choice: use a good picture, retake a poor one. */
const advised = { variant: 'bronze' } as const
const lesser = { variant: 'quiet', className: 'text-white hover:bg-white/15' } as const

/** The picture as it will be sent, the findings of the device, and the choice: use or retake. */
export function PictureReview({ picture, alt, isBlocked, onRetake, onUse, otherWays }: PictureReviewProps) {
  const t = useTranslations('capture')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { fault, card, mrz } = picture

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 pb-4">
      <BlobImage blob={picture.blob} alt={alt} className="mx-auto min-h-0 w-full max-w-[60rem] flex-1 object-contain" />
      <div className="mx-auto grid w-full max-w-[36rem] gap-3">
        <h3 ref={title} tabIndex={-1} className="text-center text-h3 outline-none">
          {fault === null ? t('review.title') : t(`fault.${fault}.title`)}
        </h3>
        <p role={fault === null ? 'status' : 'alert'} className="flex items-start justify-center gap-2 text-white/90">
          {fault === null ? (
            <Check className="mt-1 size-5 shrink-0" />
          ) : (
            <TriangleAlert className="mt-1 size-5 shrink-0" />
          )}
          <span>{describe()}</span>
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button {...(fault === null ? lesser : advised)} onClick={onRetake}>
            {t('review.retake')}
          </Button>
          {!isBlocked && (
            <Button {...(fault === null ? advised : lesser)} onClick={onUse}>
              {fault === null ? t('review.use') : t('review.useAnyway')}
            </Button>
          )}
        </div>
        {otherWays !== null && (
          <div className="grid justify-items-center gap-3 border-t border-white/25 pt-4">
            <p className="text-center text-small text-white/90">{t('review.otherWays')}</p>
            <div className="grid w-full max-w-80 gap-3 sm:flex sm:max-w-none sm:flex-wrap sm:justify-center">
              {otherWays}
            </div>
          </div>
        )}
      </div>
    </div>
  )

  function describe(): string {
    if (fault !== null) return t(`fault.${fault}.fix`)
    if (card !== null) return t('review.qrRead')
    return mrz === null ? t('review.check') : t('review.zoneRead')
  }
}
