import { clsx } from 'clsx'

import { calmMouth, nose, openEyes, straightHair, straightHead } from './straight-head'

/** Drawn over the face; what is filled hides what is under it. */
const covers = {
  sunglasses:
    'M18.5 28H30v3.5a4.5 4.5 0 0 1-4.5 4.5h-2.5a4.5 4.5 0 0 1-4.5-4.5zM34 28h11.5v3.5a4.5 4.5 0 0 1-4.5 4.5h-2.5a4.5 4.5 0 0 1-4.5-4.5zM30 29.5h4',
  hat: 'M15.5 22.5C15.5 11 22 6.5 32 6.5s16.5 4.5 16.5 16zM12.5 22.5h39v3.5h-39z',
  mask: 'M18.2 39.5c4-2.7 8.3-4 13.8-4s9.8 1.3 13.8 4C43.8 47.5 39 53.5 32 53.5s-11.8-6-13.8-14zM17 33.5l1.2 6M47 33.5l-1.2 6',
} as const

const fills = { sunglasses: 'fill-hair', hat: 'fill-bronze-graphic', mask: 'fill-bronze-graphic' } as const

const names = ['sunglasses', 'hat', 'mask'] as const

interface FaceExamplesProps {
  readonly nameOf: (worn: (typeof names)[number]) => string
}

/** What a face is not to wear, each crossed out and named. */
export function FaceExamples({ nameOf }: FaceExamplesProps) {
  return (
    <ul className="mt-4 mb-2 grid grid-cols-3 gap-3 text-center text-small leading-snug">
      {names.map((name) => (
        <li key={name}>
          <svg
            aria-hidden="true"
            viewBox="2 5 61 58.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="mb-1.5 h-18 w-full rounded-card bg-primary-soft p-1 text-primary sm:h-22"
          >
            {/* Smaller than the tile, so that a hat has room above it. */}
            <g transform="matrix(.86 0 0 .86 4.5 7.5)">
              <path d={straightHead} className="fill-skin stroke-contour" />
              <path d={straightHair} className="fill-hair stroke-contour" />
              <path d={nose + calmMouth} className="stroke-hair" />
              <path d={openEyes} strokeWidth="3.5" className="stroke-hair" />
              <path d={covers[name]} className={clsx('stroke-contour', fills[name])} />
            </g>
            <circle cx="53" cy="53" r="9.5" stroke="none" className="fill-danger" />
            <path d="m49.5 49.5 7 7m0-7-7 7" strokeWidth="2.5" className="stroke-surface" />
          </svg>
          {nameOf(name)}
        </li>
      ))}
    </ul>
  )
}
