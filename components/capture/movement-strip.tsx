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
      <ul className="grid auto-rows-fr grid-cols-3 gap-2">
        {livenessActions.map((action) => (
          <li
            key={action}
            className="grid min-h-32 content-center justify-items-center gap-1.5 rounded-card border border-hairline px-1.5 py-2.5 text-center text-min leading-snug text-balance text-ink-2"
          >
            <FaceSign action={action} className="size-16" />
            {t(`action.${action}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
