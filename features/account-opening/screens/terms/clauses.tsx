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
    <section className="mt-2 grid gap-3 sm:mt-3">
      <h2 className="text-lead font-semibold">{t('contentTitle')}</h2>
      <ol className="grid divide-y divide-hairline border-y border-hairline">
        {clauses.map((clause, index) => (
          <li key={clause} className="grid grid-cols-[1.75rem_1fr] items-baseline sm:grid-cols-[1.5rem_1fr]">
            <span aria-hidden="true" className="num font-semibold text-bronze">
              {index + 1}
            </span>
            <Folded
              headingLevel={3}
              className="py-2 sm:py-0.5"
              summary={
                <span className="block sm:grid sm:grid-cols-[11.25rem_minmax(0,1fr)] sm:items-baseline sm:gap-x-3">
                  {t(`clauses.${clause}.title`)}{' '}
                  <span className="block text-small font-normal text-pretty text-ink-2 group-open:sr-only">
                    {t(`clauses.${clause}.gist`)}
                  </span>
                </span>
              }
            >
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
