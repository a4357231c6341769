import { useTranslations } from 'next-intl'

import type { Subject } from '@/lib/capture/frame/frame-geometry'
import type { Hint } from '@/lib/capture/quality/verdict'

/** What to do now, over the picture: spoken politely, and kept long enough to be read (paceHint). */
export function HintBubble({ hint, subject }: { hint: Hint | null; subject: Subject }) {
  const t = useTranslations('capture.hint')
  return (
    <p
      aria-live="polite"
      aria-atomic="true"
      className="rounded-card bg-hero/85 max-w-[90%] px-4 py-2 text-center font-semibold text-white"
    >
      {t(wording())}
    </p>
  )

  function wording() {
    if (hint === null) return `start-${subject}` as const
    // A card is tilted, a face turned away from the lamp.
    return hint === 'glare' && subject === 'face' ? 'glare-face' : hint
  }
}
