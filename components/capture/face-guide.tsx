import { StraightFace, thinLines } from './straight-face'

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
      strokeWidth="1.5"
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
        {/* Neck, a shirt that ends at the oval, its collar, then the head. */}
        <path
          d="M52.5 98v8l7.5 8 7.5-8v-8z"
          stroke="none"
          className="fill-[color-mix(in_srgb,var(--skin),var(--bronze-graphic)_25%)]"
        />
        <path
          d="M52.5 104.5c-1 5.5-7.5 7.5-14 12.7A38 50 0 0 0 81.5 116.5c-6.5-4.5-13-6.5-14-12L60 113.5z"
          className="fill-[color-mix(in_srgb,var(--primary),var(--surface)_72%)]"
        />
        <path d="M52.5 103l-4.5 6.5 7.5 7 4.5-4zM67.5 103l4.5 6.5-7.5 7-4.5-4zM60 114.5v11" className="fill-surface" />
        <g transform="matrix(1.55 0 0 1.55 10.4 19)" className={thinLines}>
          <StraightFace />
        </g>
      </g>
    </svg>
  )
}
