import { useTranslations } from 'next-intl'

import type { Subject } from '@/lib/capture/frame/frame-geometry'
import type { Hint } from '@/lib/capture/quality/verdict'

/** The current hint, over the picture: announced politely and kept long enough to be read (paceHint). */
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
    // Cards can be tilted, faces turned away from the lamp.
    return hint === 'glare' && subject === 'face' ? 'glare-face' : hint
  }
}
