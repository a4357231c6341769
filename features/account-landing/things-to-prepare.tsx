import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { CardSign } from '@/components/capture/card-sign'

/** Browser with the padlock of a safe connection; the mail; the telephone with a code, as in the picture of step 1. */
const drawings = {
  phone: (
    <>
      <rect x="8" y="1" width="30" height="52" rx="5" className="fill-surface" />
      <path d="M20 6h6" />
      <rect x="27" y="17" width="58" height="21" rx="5" className="fill-surface stroke-bronze-graphic" />
      <text x="56" y="32" textAnchor="middle" stroke="none" className="fill-ink num text-[13px] font-semibold">
        407 192
      </text>
    </>
  ),
  own: (
    <>
      <rect x="4" y="4" width="78" height="46" rx="5" className="fill-surface" />
      <path d="m6 7 37 26L80 7" />
      <circle cx="43" cy="32" r="11" className="fill-surface stroke-bronze-graphic" />
      <text x="43" y="37" textAnchor="middle" stroke="none" className="fill-ink text-[14px] font-semibold">
        @
      </text>
    </>
  ),
  browser: (
    <>
      <rect x="1" y="4" width="84" height="46" rx="5" className="fill-surface" />
      <path d="M1 18h84M7 11h.1M12 11h.1M17 11h.1" />
      <rect x="25" y="8" width="53" height="6" rx="3" className="stroke-bronze-graphic" />
      <path d="M34 32v-4a9 9 0 0 1 18 0v4M31 32h24v12H31zM43 36v4" />
    </>
  ),
} as const

const sign: Readonly<Record<'card' | keyof typeof drawings, ReactNode>> = {
  card: <CardSign side="front" className="thing" />,
  phone: <Drawing>{drawings.phone}</Drawing>,
  own: <Drawing>{drawings.own}</Drawing>,
  browser: <Drawing>{drawings.browser}</Drawing>,
}

/** What applicants need, laid out on a tray; the popup for computers without a camera has a longer list. */
export async function ThingsToPrepare() {
  const t = await getTranslations('accountLanding.prepare')
  return (
    <ul className="tray">
      {(['card', 'phone', 'own', 'browser'] as const).map((thing) => (
        <li key={thing}>
          {sign[thing]}
          <p className="text-small font-semibold text-balance md:text-body">{t(thing)}</p>
        </li>
      ))}
    </ul>
  )
}

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 86 54"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="thing *:[vector-effect:non-scaling-stroke]"
    >
      {children}
    </svg>
  )
}
