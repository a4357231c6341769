import { useCallback } from 'react'

/** Shows a picture that is only in memory, and lets go of it when it is no longer shown. */
export function BlobImage({ blob, alt, className }: { blob: Blob; alt: string; className?: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  // oxlint-disable-next-line nextjs/no-img-element -- the picture never leaves the page, so no server can resize it
  return <img ref={show} alt={alt} className={className} />
}
