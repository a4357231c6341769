'use client'

import { earlyInputScript } from '@/lib/platform/early-input/early-input-script'
import { campaignScript } from '@/lib/routes/campaign-script'

/** Only for the document: the browser's code has no use for it. */
const text = typeof window === 'undefined' ? `${earlyInputScript()};${campaignScript()}` : ''

/**
 * The scripts that keep what happens before the page's code has arrived. A client component, because what a Server Component
 * renders is in the document twice, as HTML and as data.
 */
export function HeadScript() {
  // oxlint-disable-next-line react/no-danger -- our own constants
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
