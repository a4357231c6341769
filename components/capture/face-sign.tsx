import type { LivenessAction } from '@/lib/domain/identity/liveness'

import { calmMouth, nose, openEyes, straightHair, straightHead } from './straight-head'

interface Face {
  /** Filled with skin. */
  readonly head: string
  readonly hair: string
  /** Nose and mouth: lines alone. */
  readonly features: string
  /** Drawn thicker. */
  readonly eyes?: string
  /** What this face does, a little heavier than its other lines. */
  readonly act?: string
  /** Which way the head moves. */
  readonly arrow?: string
}

/** The outline follows brow, cheek and chin, and one ear is inside it. To the right it is the same in a mirror. */
const turned: Face = {
  head: 'M18 23C18.5 14 25 9 33 9c10 0 16 7 16 17 0 13-9 27.5-21.5 27.5-4.5 0-6.7-2.5-7.5-7-.5-2.8-2.5-6-2.5-9.5 0-2.5 1.3-4 1-7-.2-2-.6-4-.5-7zM42 30.5c4-2.5 6.8 1.5 5 5.5-.9 2-2.8 3-4.8 2.5',
  features: 'M27 32l-3.2 6.5H27M24 45.5h6',
  hair: 'M18.2 23.5c6-.5 11.3-3 13.3-7 2 5 5.5 7.5 10.5 8v6c4-2.5 6.6 1 5.2 5C48.4 32.5 49 29 49 26c0-10-6-17-16-17-8 0-14.5 5-14.8 14.5z',
  eyes: 'M22.3 31v1M33.5 31v1',
  arrow: 'M12 33H5M8.5 29.5 5 33l3.5 3.5',
}

const straight = { head: straightHead, hair: straightHair, features: nose, eyes: openEyes }

const faces: Readonly<Record<LivenessAction, Face>> = {
  center: { ...straight, features: nose + calmMouth },
  // The preview is a mirror, so left is left.
  left: turned,
  right: turned,
  smile: {
    ...straight,
    act: 'M23.5 42c3 7.5 14 7.5 17 0',
  },
  blink: {
    head: straightHead,
    hair: straightHair,
    features: nose + calmMouth,
    act: 'M21 30.5c2 3.5 6.5 3.5 8.5 0M34.5 30.5c2 3.5 6.5 3.5 8.5 0',
  },
  // Bent towards the viewer: mostly crown, ears above the eyes, all of the face in its lower third.
  nod: {
    head: 'M14.5 27C14.5 15 22 9 32 9s17.5 6 17.5 18c0 6.5-1.8 12-5 17-3 4.7-7.3 9-12.5 9s-9.5-4.3-12.5-9c-3.2-5-5-10.5-5-17zM14.7 25.5c-4.2-1.5-4.5 7 1.6 9M49.3 25.5c4.2-1.5 4.5 7-1.6 9',
    hair: 'M15.2 33.5c7.3 1.5 12.3-.5 15.3-4 3.8 4.5 11 6 18.3 4 .5-2 .7-4.2.7-6.5C49.5 15 42 9 32 9S14.5 15 14.5 27c0 2.3.2 4.5.7 6.5z',
    features: 'M32.5 41v4.5h-2.3M29 48.9h6',
    eyes: 'M26 39.5v1M38 39.5v1',
    arrow: 'M56 38v10M52.7 44.8 56 48l3.3-3.2',
  },
}

/** A face that shows the movement asked for, with an arrow where the head moves. Decorative: the words beside it say the same. */
export function FaceSign({ action, className }: { readonly action: LivenessAction; readonly className: string }) {
  const { head, hair, features, eyes, act, arrow } = faces[action]
  return (
    <svg
      viewBox="3.5 3 57 57"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <g
        // Lines stay as thin as on the card's drawing, however large the face is drawn.
        className="*:[vector-effect:non-scaling-stroke]"
        transform={action === 'right' ? 'matrix(-1 0 0 1 64 0)' : undefined}
      >
        <path d={head} className="fill-skin stroke-contour" />
        <path d={hair} className="fill-hair stroke-contour" />
        <path d={features} className="stroke-hair" />
        <path d={eyes} strokeWidth="3.5" className="stroke-hair" />
        <path d={act} strokeWidth="2.5" className="stroke-hair" />
        <path d={arrow} className="stroke-bronze-graphic" strokeWidth="2" />
      </g>
    </svg>
  )
}
