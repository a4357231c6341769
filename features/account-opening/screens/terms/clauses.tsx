import { useTranslations } from 'next-intl'

import { Folded } from '../../form/folded'
import { usePrices } from '../services/use-prices'
import { MarginScale } from './margin-scale'

/** Clauses of the contract, in its order. */
export const clauses = ['service', 'security', 'money', 'fees', 'margin', 'data', 'signature'] as const

/** The contract in plain words. Not binding: the contract itself is shown before it is signed. */
export function Clauses() {
  const t = useTranslations('application.terms')
  const prices = usePrices()
  return (
    <section className="grid gap-2">
      <h2 className="text-lead font-semibold">{t('contentTitle')}</h2>
      <ol className="grid divide-y divide-hairline border-b border-hairline">
        {clauses.map((clause, index) => (
          <li key={clause} className="grid grid-cols-[2rem_1fr] items-baseline py-0.5">
            <span aria-hidden="true" className="num text-lead leading-snug font-bold text-bronze">
              {index + 1}
            </span>
            <Folded summary={<h3 className="font-semibold">{t(`clauses.${clause}.title`)}</h3>}>
              <div className="pe-8 pb-3">
                <p className="text-small text-ink-2">{t(`clauses.${clause}.text`, prices)}</p>
                {clause === 'margin' && <MarginScale />}
              </div>
            </Folded>
          </li>
        ))}
      </ol>
    </section>
  )
}
