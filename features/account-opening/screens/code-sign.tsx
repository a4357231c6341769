import { clsx } from 'clsx'

interface CodeSignProps {
  /** Where the code arrives; both, while neither was confirmed. */
  readonly on?: 'sms' | 'email'
  /** Its size. */
  readonly className?: string
}

/** What arrives at the number and at the address: a code on a phone, and a letter. Decorative: the words beside it say the same. */
export function CodeSign({ on, className = 'h-22 w-30' }: CodeSignProps) {
  return (
    <svg
      viewBox="0 0 120 88"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('text-primary', className)}
    >
      {on !== 'sms' && (
        <>
          <path
            d="M6 36h58a5 5 0 0 1 5 5v36a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V41a5 5 0 0 1 5-5z"
            className="fill-primary-soft"
          />
          <path d="m2.5 38.5 29 23a5.6 5.6 0 0 0 7 0l29-23M2.5 79.5l20-20" />
        </>
      )}
      {on === 'email' ? (
        // The fold that the phone hides.
        <path d="M47.5 59.5l20 20" />
      ) : (
        <>
          <rect x="55" y="2" width="46" height="84" rx="7" className="fill-surface" />
          <path d="M73 8.5h10" />
          <path d="M64 60h28M64 67h18" className="stroke-field" />
        </>
      )}
      <path
        d="M66 20h47a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H82l-8 7v-7h-8a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
        className="fill-primary-soft"
      />
      <text x="66.5" y="39.5" stroke="none" className="fill-primary text-[13px] font-bold">
        OTP
      </text>
      <path d="M101.5 35.5v.01M107 35.5v.01M112.5 35.5v.01" strokeWidth="4" className="stroke-bronze-graphic" />
    </svg>
  )
}
