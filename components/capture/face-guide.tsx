import { calmMouth, nose, openEyes, straightHair, straightHead } from './straight-head'

/** Ticks around the oval, as the rays of a drum. */
const ticks = 48

/**
 * Where the face goes: an oval with ticks, and in it the calm face of the movements, in lines as thin as theirs. Decorative: the
 * hint beside it says the same.
 */
export function FaceGuide({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="8 11 104 130"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <ellipse
        cx="60"
        cy="76"
        rx="46"
        ry="59"
        pathLength={ticks}
        strokeWidth="5"
        strokeLinecap="butt"
        strokeDasharray="0.16 0.84"
        className="stroke-bronze-graphic"
      />
      <g className="*:[vector-effect:non-scaling-stroke]">
        <ellipse cx="60" cy="76" rx="38" ry="50" className="fill-surface" />
        {/* Shoulders that end at the oval, then the head. */}
        <path
          d="M52.5 98v7.5c0 5-7 6.5-14 11A38 50 0 0 0 81.5 116.5c-7-4.5-14-6-14-11V98z"
          stroke="none"
          className="fill-[color-mix(in_srgb,var(--skin),var(--bronze-graphic)_25%)]"
        />
        <path d="M52.5 101v4.5c0 5-7 6.5-14 11M67.5 101v4.5c0 5 7 6.5 14 11" />
        <g transform="matrix(1.55 0 0 1.55 10.4 19)" className="*:[vector-effect:non-scaling-stroke]">
          <path d={straightHead} className="fill-skin stroke-contour" />
          <path d={straightHair} className="fill-hair stroke-contour" />
          <path d={nose + calmMouth} className="stroke-hair" />
          <path d={openEyes} strokeWidth="3.5" className="stroke-hair" />
        </g>
      </g>
    </svg>
  )
}
