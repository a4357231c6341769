import { clsx } from 'clsx'

import { BlobImage } from '@/components/capture/blob-image'

import type { SidePictures } from './card-pictures'
import { usePortrait } from './use-portrait'

/** The portrait on the ID card, shown beside its holder's name; nothing where it could not be located. */
export function RoundPortrait({ front, className = 'size-16' }: Pick<SidePictures, 'front'> & { className?: string }) {
  const portrait = usePortrait(front)
  if (portrait === null) return null
  return (
    <span className={clsx('shrink-0 overflow-hidden rounded-full bg-primary-soft', className)}>
      {portrait !== undefined && (
        <BlobImage blob={portrait} alt="" className="size-full object-cover object-[50%_75%]" />
      )}
    </span>
  )
}
