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
    act: 'M24 42.6c3 5 13 5 16 0',
  },
  blink: {
    head: straightHead,
    hair: straightHair,
    features: browsAndNose + calmMouth,
    cheeks,
    act: 'M21 30.5c2 3.5 6.5 3.5 8.5 0M34.5 30.5c2 3.5 6.5 3.5 8.5 0',
  },
  // Bent towards the viewer: the same hair takes more of the head, the ears are up beside it, brows and lowered eyes near the chin.
  nod: {
    head: 'M15.5 30.5c0-12 6.5-17.5 16.5-17.5s16.5 5.5 16.5 17.5c0 5.5-.8 8.6-2.6 12.8C43.2 49.7 38.2 55 32 55s-11.2-5.3-13.9-11.7c-1.8-4.2-2.6-7.3-2.6-12.8zM15.6 27c-4.3-2-4.8 6.4.4 8.4M48.4 27c4.3-2 4.8 6.4-.4 8.4',
    hair: 'M15.5 33C22.5 32.4 27 29.5 29 25.2c3.5 4.6 10 7.6 19.5 8.1.1-.9 0-1.8 0-2.8C48.5 18.5 42 13 32 13s-16.5 5.5-16.5 17.5c0 .9-.1 1.7 0 2.5z',
    features:
      'M22.4 36.2c1.4-.9 3.4-1 4.9-.3M36.7 35.9c1.5-.7 3.5-.6 4.9.3M32.6 41.5c.2 1.6 1.1 2.7.8 3.5-.3.8-1.3.9-2.3.7M29 50c1.8 1.1 4.2 1.1 6 0',
    cheeks: 'M23 45.5h.01M41 45.5h.01',
    act: 'M22 39.6c1.7 2 5 2 6.7 0M35.3 39.6c1.7 2 5 2 6.7 0',
    arrow: 'M56 36v13M52.5 45.5 56 49l3.5-3.5',
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
