/**
 * The mark: three terraces of a river under a bronze drum's sun; beside it the name, in the language of the page.
 * Decorative beside the name, so it is hidden from screen readers.
 */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 sm:gap-3">
      <svg viewBox="0 0 40 40" aria-hidden className="size-10 shrink-0">
        <rect x="0.5" y="0.5" width="39" height="39" rx="9.5" className="fill-hero stroke-hero-line" />
        <circle cx="28" cy="12.5" r="4.5" className="fill-hero-bronze" />
        <g fill="none" strokeWidth="2.4" strokeLinecap="round" className="stroke-on-hero">
          <path d="M6 20c5 0 6-3.4 11-3.4S23 20 28 20s3.5-1.2 6-2" opacity=".55" />
          <path d="M6 26c5 0 6-3.4 11-3.4S23 26 28 26s3.5-1.2 6-2" opacity=".8" />
          <path d="M6 32c5 0 6-3.4 11-3.4S23 32 28 32s3.5-1.2 6-2" />
        </g>
      </svg>
      <span className="logo-name">{name}</span>
    </span>
  )
}
