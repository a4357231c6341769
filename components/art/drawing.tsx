import type { StaticImageData } from 'next/image'

interface DrawingProps {
  /** A file of components/art/drawings; its size is the size of the drawing. */
  file: StaticImageData
  /** Which part stays when the place is wider or higher than the drawing; `stretch` distorts it to the place. */
  align?: keyof typeof fits
  className?: string
}

const fits = { middle: 'xMidYMid slice', bottom: 'xMidYMax slice', stretch: 'none' } as const

/**
 * A decorative drawing in the current text colour, by reference: browsers load the file once and keep it, where drawings in
 * documents are sent twice, as HTML and as data. Made by tests/drawings/drawings.test.tsx.
 */
export function Drawing({ file, align = 'middle', className }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${file.width} ${file.height}`}
      preserveAspectRatio={fits[align]}
      aria-hidden="true"
      className={className}
    >
      <use href={`${file.src}#drawing`} />
    </svg>
  )
}
