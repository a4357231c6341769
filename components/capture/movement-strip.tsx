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
      <ul className="grid grid-cols-3 gap-x-2 gap-y-6 sm:gap-x-3 sm:gap-y-3.5">
        {livenessActions.map((action) => (
          <li
            key={action}
            className="grid content-start justify-items-center gap-2 text-center text-min leading-snug text-balance text-ink sm:gap-1 sm:text-[0.875rem]"
          >
            <span className="grid h-21 w-full place-items-center rounded-card bg-primary-soft sm:h-22">
              <FaceSign action={action} className="size-21 text-primary sm:size-22" />
            </span>
            {t(`action.${action}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
