import { BlobImage } from '@/components/capture/blob-image'

import type { SidePictures } from './card-pictures'
import { usePortrait } from './use-portrait'

/** The portrait on the ID card with its shoulders, shown beside its holder's name; nothing where it could not be located. */
export function SmallPortrait({ front }: Pick<SidePictures, 'front'>) {
  const portrait = usePortrait(front)
  if (portrait === null) return null
  return (
    <span className="aspect-[38/50] w-15 shrink-0 overflow-hidden rounded-control bg-primary-soft">
      {portrait !== undefined && (
        // Large enough to hide the card around it, where the cut is a little off.
        <BlobImage blob={portrait} alt="" className="size-full origin-[50%_70%] scale-110 object-cover" />
      )}
    </span>
  )
}
