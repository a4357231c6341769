import { useTranslations } from 'next-intl'

import type { Hint } from '../quality/verdict'

/** What to do now, over the picture: spoken politely, and kept long enough to be read (paceHint). */
export function HintBubble({ hint, fallback }: { hint: Hint | null; fallback: string }) {
  const t = useTranslations('capture.hint')
  return (
    <p
      aria-live="polite"
      aria-atomic="true"
      className="rounded-card bg-hero/85 max-w-[90%] px-4 py-2 text-center font-semibold text-white"
    >
      {hint === null ? fallback : t(hint)}
    </p>
  )
}
