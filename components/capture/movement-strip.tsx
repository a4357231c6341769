import { useTranslations } from 'next-intl'

import { livenessActions } from '@/lib/domain/identity/liveness'

import { FaceSign } from './face-sign'

/** Every movement that can be asked for, drawn and named: which ones come, and in what order, the server draws. */
export function MovementStrip() {
  const t = useTranslations('capture.liveness')
  return (
    <section aria-labelledby="liveness-movements" className="grid gap-3">
      <h2 id="liveness-movements" className="font-semibold">
        {t('movements')}
      </h2>
      <ul className="grid auto-rows-fr grid-cols-3 gap-x-1 rounded-control bg-surface-2 px-2 py-3 sm:px-4 sm:py-5">
        {livenessActions.map((action) => (
          <li
            key={action}
            className="grid content-start justify-items-center gap-1 py-2.5 text-center text-min leading-snug text-balance text-ink"
          >
            <FaceSign action={action} className="size-16 text-ink-2 sm:size-20" />
            {t(`action.${action}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
