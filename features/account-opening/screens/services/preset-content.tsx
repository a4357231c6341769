import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { useField } from '@/components/form/field-context'
import { ChevronDown } from '@/components/ui/icons'

import type { Service } from '../../application/services'
import { Risk } from './service-item'
import { usePrices } from './use-prices'

interface PresetContentProps {
  readonly chosen: readonly Service[]
  /** What is asked where the preset lends. */
  readonly children: ReactNode
}

/** Inside the box of a chosen preset: its services with their prices on demand, and the loan that comes with it. */
export function PresetContent({ chosen, children }: PresetContentProps) {
  const t = useTranslations('application.services')
  const prices = usePrices()
  const { id } = useField('services.margin')
  return (
    <div className="mx-3 pb-0.5 sm:mx-3.5 sm:ps-9">
      <details className="group -mt-2.5">
        <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 text-small font-semibold text-primary hover:underline [&::-webkit-details-marker]:hidden">
          {t('included', { count: chosen.length })}
          <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <dl className="divide-y divide-hairline pb-3 text-small">
          {chosen.map((service) => (
            <div key={service} className="flex items-baseline justify-between gap-4 py-2">
              <dt>{t(`item.${service}.name`)}</dt>
              <dd className="shrink-0 num text-ink-2">{t(`item.${service}.price`, prices)}</dd>
            </div>
          ))}
        </dl>
      </details>
      {chosen.includes('margin') && (
        <section aria-labelledby={`${id}-included`} className="grid gap-1.5 border-t border-hairline pt-2.5 pb-2.5">
          <h2 id={`${id}-included`} className="flex items-baseline justify-between gap-3 font-semibold">
            {t('item.margin.name')}
            <span className="num text-small font-normal text-ink-2">{t('item.margin.price', prices)}</span>
          </h2>
          <Risk id={`${id}-risk`} text={t('leverage.margin')}>
            {children}
          </Risk>
        </section>
      )}
    </div>
  )
}
