import { useTranslations } from 'next-intl'

import { FoldedOnPhone } from '../../form/folded-on-phone'
import { usePrices } from '../services/use-prices'
import { MarginScale } from './margin-scale'

/** Clauses of the contract, in its order. */
export const clauses = ['service', 'security', 'money', 'fees', 'margin', 'data', 'signature'] as const

/** The contract in plain words. Not binding: the contract itself is shown before it is signed. */
export function Clauses() {
  const t = useTranslations('application.terms')
  const prices = usePrices()
  return (
    <section className="grid gap-4">
      <h2 className="text-lead font-semibold">{t('contentTitle')}</h2>
      <ol className="grid max-sm:divide-y max-sm:divide-hairline sm:gap-4">
        {clauses.map((clause, index) => (
          <li key={clause} className="grid grid-cols-[2rem_1fr] items-baseline py-1 sm:py-0">
            <span aria-hidden="true" className="num text-lead leading-snug font-bold text-bronze">
              {index + 1}
            </span>
            <FoldedOnPhone isHeading summary={<h3 className="font-semibold">{t(`clauses.${clause}.title`)}</h3>}>
              <p className="text-small text-ink-2 max-sm:pb-2">{t(`clauses.${clause}.text`, prices)}</p>
              {clause === 'margin' && <MarginScale />}
            </FoldedOnPhone>
          </li>
        ))}
      </ol>
    </section>
  )
}
