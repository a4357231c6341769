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
      {/* Head and shoulders of a person, not a mask. */}
      <path d="M42 68c0-27 36-27 36 0 0 18-8 30-18 30s-18-12-18-30z" opacity="0.55" />
      <path d="M52 96v8c0 6-14 6-18 14M68 96v8c0 6 14 6 18 14" opacity="0.55" />
    </svg>
  )
}
