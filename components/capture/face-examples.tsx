import { clsx } from 'clsx'

import { StraightFace, thinLines } from './straight-face'

/** Drawn over the face; what is filled hides what is under it. */
const covers = {
  sunglasses:
    'M18.4 28.4h11.2c.4 4.8-1.6 8.1-5.4 8.1s-6.2-3.3-5.8-8.1zM34.4 28.4h11.2c.4 4.8-2 8.1-5.8 8.1s-5.8-3.3-5.4-8.1zM29.6 29.6c1.4-.9 3.4-.9 4.8 0M18.4 29l-2.3-.6M45.6 29l2.3-.6',
  hat: 'M15.4 23.4C14.6 11.5 21.6 6 32 6s17.4 5.5 16.6 17.4c-10.4-3.2-22.8-3.2-33.2 0zM15.4 23.4c10.4-3.2 22.8-3.2 33.2 0 2.5.9 2.4 3.6-.2 3.4-10.6-1.9-22.2-1.9-32.8 0-2.6.2-2.7-2.5-.2-3.4zM32 6v-1.2',
  mask: 'M19 37.8c4.2-1 7.2-2.6 13-2.6s8.8 1.6 13 2.6c-.6 8.4-5.4 15.7-13 15.7s-12.4-7.3-13-15.7zM19 37.8l-2.3-3M45 37.8l2.3-3M24.5 42.4c4.6-1 10.4-1 15 0M25.6 46.4c4-.9 8.8-.9 12.8 0',
} as const

const fills = { sunglasses: 'fill-hair', hat: 'fill-bronze-graphic', mask: 'fill-surface' } as const

const names = ['sunglasses', 'hat', 'mask'] as const

interface FaceExamplesProps {
  readonly nameOf: (worn: (typeof names)[number]) => string
}

/** What a face is not to wear, each crossed out and named. */
export function FaceExamples({ nameOf }: FaceExamplesProps) {
  return (
    <ul className="mt-4 mb-4 grid grid-cols-3 gap-3 text-center text-small leading-snug">
      {names.map((name) => (
        <li key={name}>
          <svg
            aria-hidden="true"
            viewBox="2 5 61 58.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="mb-1.5 h-18 w-full rounded-card bg-primary-soft p-1 text-primary sm:h-22"
          >
            {/* Smaller than the tile, so that a hat has room above it. */}
            <g transform="matrix(.86 0 0 .86 4.5 7.5)" className={thinLines}>
              <StraightFace />
              <path d={covers[name]} className={clsx('stroke-contour', fills[name])} />
            </g>
            <circle cx="52" cy="52" r="8" stroke="none" className="fill-danger" />
            <path d="m49 49 6 6m0-6-6 6" strokeWidth="2" className="stroke-surface" />
          </svg>
          {nameOf(name)}
        </li>
      ))}
    </ul>
  )
}
