import { ViewTransition } from 'react'

interface CoverProps {
  /** Address of the picture; without one, nothing is rendered. */
  src: string | null
  className: string
  /** The main picture of the first screen, loaded before others. */
  priority: boolean
  /** A small picture of the first screen: loaded with the page, not when it comes near. */
  eager?: boolean
  /** Path of the page that the picture belongs to: it moves from the list to that page, and back. */
  of?: string
}

/** A cover picture from the CMS, decorative beside its title. */
export function Cover({ src, className, priority, eager = priority, of }: CoverProps) {
  if (src === null) return null
  const plain = (
    // oxlint-disable-next-line next/no-img-element -- covers are vector pictures: there is nothing to resize
    <img
      src={src}
      alt=""
      width={1200}
      height={675}
      fetchPriority={priority ? 'high' : undefined}
      loading={eager ? undefined : 'lazy'}
      decoding={priority ? undefined : 'async'}
      className={className}
    />
  )
  const image =
    of === undefined ? (
      plain
    ) : (
      <ViewTransition name={`cover-${of.replaceAll(/\W/g, '-')}`} share="cover" default="none">
        {plain}
      </ViewTransition>
    )
  // Outside a `picture` element, React would preload it in every page that fetches this one ahead.
  return eager ? <picture className="contents">{image}</picture> : image
}
