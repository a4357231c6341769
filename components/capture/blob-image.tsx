import { useCallback } from 'react'

/** Shows a picture from memory. Its address is released as soon as the picture is decoded, so that nothing else can read it. */
export function BlobImage({ blob, alt, className }: { blob: Blob; alt: string; className?: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob)
      const release = () => URL.revokeObjectURL(url)
      image.addEventListener('load', release, { once: true })
      image.src = url
      return release
    },
    [blob],
  )
  // oxlint-disable-next-line nextjs/no-img-element -- the picture never leaves the page, so no server can resize it
  return <img ref={show} alt={alt} className={className} />
}
