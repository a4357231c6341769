import { straightHead } from './straight-head'

/** Ticks around the oval, as the rays of a drum. */
const ticks = 36

/** Where the face goes: an oval with ticks between the corners of a viewfinder. Decorative: the hint beside it says the same. */
export function FaceGuide({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="0 0 120 160"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M4 22V10a6 6 0 0 1 6-6h12M98 4h12a6 6 0 0 1 6 6v12M116 138v12a6 6 0 0 1-6 6H98M22 156H10a6 6 0 0 1-6-6v-12" />
      <ellipse
        cx="60"
        cy="76"
        rx="46"
        ry="59"
        pathLength={ticks}
        strokeWidth="7"
        strokeLinecap="butt"
        strokeDasharray="0.22 0.78"
        className="stroke-bronze-graphic"
      />
      <ellipse cx="60" cy="76" rx="37" ry="49" />
      {/* Head and shoulders as large as they should be, which end at the oval. */}
      <g opacity="0.75">
        <path d={straightHead} transform="matrix(1.55 0 0 1.55 10.4 19)" strokeWidth="1.5" />
        <path d="M52.5 101v4.5c0 5-7 6.5-13.5 10.5M67.5 101v4.5c0 5 7 6.5 13.5 10.5" strokeWidth="2.3" />
      </g>
    </svg>
  )
}
