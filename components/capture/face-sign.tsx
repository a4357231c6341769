import type { LivenessAction } from '@/lib/domain/identity/liveness'

import {
  browsAndNose,
  calmMouth,
  cheeks,
  cheekWidth,
  openEyes,
  straightHair,
  straightHead,
  thinLines,
} from './straight-face'

interface Face {
  /** Filled with skin. */
  readonly head: string
  readonly hair: string
  /** Brows, nose and mouth: lines alone. */
  readonly features: string
  readonly cheeks: string
  /** Drawn thicker. */
  readonly eyes?: string
  /** What this face does, a little heavier than its other lines. */
  readonly act?: string
  /** Which way the head moves. */
  readonly arrow?: string
}

/** All of the face has moved towards its chin, the other ear is inside the outline, clear of the hair. To the right it is the same in a mirror. */
const turned: Face = {
  head: 'M16.5 26C16.5 15 23 9 32.5 9S49 15 49 26c0 6.5-1.8 12-5 17-3.6 5.7-8.6 10.5-15 10.5-5.7 0-8.8-4-10.2-10-.8-3.4-1.6-5.8-1.9-9-.3-3-.4-5.5-.4-8.5zM40.8 31.5c1-2.9 5.3-2.6 5.2 1 0 3-2.6 5.5-5 5',
  features:
    'M18.6 27.3c1.1-.9 2.7-1.1 4-.5M29.9 26.8c1.4-.7 3.1-.4 4.3.5M25 32.8c-.6 2.1-2.2 3.6-1.9 4.7.3 1 1.4 1.2 2.6.9M22.6 44.6c2 1.6 5.2 1.6 7.6.1',
  cheeks: 'M33.5 39.3h.01',
  hair: 'M16.5 25c5.2-.8 8.6-3.6 10.3-7.5 3.6 4.8 11.4 8 22.2 8.3C48.9 15.2 42.3 9 32.5 9S16.5 15 16.5 25z',
  eyes: 'M21 31.6v.8M32 31.6v.8',
  arrow: 'M12 33H5M8.5 29.5 5 33l3.5 3.5',
}

const straight = { head: straightHead, hair: straightHair, features: browsAndNose, cheeks, eyes: openEyes }

const faces: Readonly<Record<LivenessAction, Face>> = {
  center: { ...straight, features: browsAndNose + calmMouth },
  // The preview is a mirror, so left is left.
  left: turned,
  right: turned,
  smile: {
    ...straight,
    act: 'M23.8 42.2c3.2 6.8 13.2 6.8 16.4 0',
  },
  blink: {
    head: straightHead,
    hair: straightHair,
    features: browsAndNose + calmMouth,
    cheeks,
    act: 'M21 30.5c2 3.5 6.5 3.5 8.5 0M34.5 30.5c2 3.5 6.5 3.5 8.5 0',
  },
  // Bent towards the viewer: mostly crown, ears above the eyes, all of the face in its lower third.
  nod: {
    head: 'M14.5 27C14.5 15 22 9 32 9s17.5 6 17.5 18c0 6.5-1.8 12-5 17-3 4.7-7.3 9-12.5 9s-9.5-4.3-12.5-9c-3.2-5-5-10.5-5-17zM14.7 25.5c-4.2-1.5-4.5 7 1.6 9M49.3 25.5c4.2-1.5 4.5 7-1.6 9',
    hair: 'M15.2 33.5c7.3 1.5 12.3-.5 15.3-4 3.8 4.5 11 6 18.3 4 .5-2 .7-4.2.7-6.5C49.5 15 42 9 32 9S14.5 15 14.5 27c0 2.3.2 4.5.7 6.5z',
    features: 'M32.6 41c.2 1.5 1 2.6.7 3.4-.3.8-1.2.9-2.2.7M29 48.6c1.8 1.1 4.2 1.1 6 0',
    cheeks: 'M23 44.5h.01M41 44.5h.01',
    eyes: 'M26 39.6v.8M38 39.6v.8',
    arrow: 'M56 38v10M52.7 44.8 56 48l3.3-3.2',
  },
}

/** A face that shows the movement asked for, with an arrow where the head moves. Decorative: the words beside it say the same. */
export function FaceSign({ action, className }: { readonly action: LivenessAction; readonly className: string }) {
  const { head, hair, features, cheeks: warmth, eyes, act, arrow } = faces[action]
  return (
    <svg
      viewBox="3.5 3 57 57"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <g className={thinLines} transform={action === 'right' ? 'matrix(-1 0 0 1 64 0)' : undefined}>
        <path d={head} className="fill-skin stroke-contour" />
        <path d={warmth} strokeWidth={cheekWidth} className="stroke-bronze-graphic opacity-20" />
        <path d={hair} className="fill-hair stroke-contour" />
        <path d={features} className="stroke-hair" />
        <path d={eyes} strokeWidth="3.25" className="stroke-hair" />
        <path d={act} strokeWidth="2" className="stroke-hair" />
        <path d={arrow} className="stroke-bronze-graphic" strokeWidth="2" />
      </g>
    </svg>
  )
}
