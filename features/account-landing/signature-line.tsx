/** A signature on its line. Decorative: the words beside it say what is signed. */
export function SignatureLine({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 104 34" aria-hidden="true" fill="none" className={className}>
      <path d="M0 33h104" className="stroke-ink" />
      <path
        d="M8 27c6-14 14-26 17-20 3 5-9 20-4 20s10-15 14-15-4 13 1 13 8-11 11-11-3 10 2 9 6-8 9-7 1 7 6 6 12-9 26-11"
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-primary"
      />
    </svg>
  )
}
