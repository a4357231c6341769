import { BlobImage } from '@/components/capture/blob-image'

import type { SidePictures } from './card-pictures'
import { usePortrait } from './use-portrait'

/** The face on the card beside the name of its holder. Nothing where it is not known where the portrait is. */
export function RoundPortrait({ front }: Pick<SidePictures, 'front'>) {
  const portrait = usePortrait(front)
  if (portrait === null) return null
  return (
    <span className="size-16 shrink-0 overflow-hidden rounded-full bg-primary-soft">
      {portrait !== undefined && (
        <BlobImage blob={portrait} alt="" className="size-full origin-[50%_40%] scale-110 object-cover" />
      )}
    </span>
  )
}
