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
      <ul className="grid grid-cols-3 gap-2">
        {livenessActions.map((action) => (
          <li
            key={action}
            className="grid content-start justify-items-center gap-2 rounded-card border border-hairline px-2 py-3 text-center text-min text-balance text-ink-2"
          >
            <FaceSign action={action} className="h-14 text-bronze" />
            {t(`action.${action}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
