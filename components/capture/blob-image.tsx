import { useCallback } from 'react'

/** Shows a picture from memory and releases it afterwards. */
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
