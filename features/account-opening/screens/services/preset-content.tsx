import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { useField } from '@/components/form/field-context'
import { ChevronDown } from '@/components/ui/icons'

import type { Service } from '../../application/services'
import { Risk } from './service-item'
import { usePrices } from './use-prices'

/** Under the presets: the services of the chosen one with their prices, on demand. */
export function PresetContent({ chosen }: { readonly chosen: readonly Service[] }) {
  const t = useTranslations('application.services')
  const prices = usePrices()
  return (
    <details className="group -my-4">
      <summary className="act">
        {t('included')}
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
  )
}

/** The loan that comes with a preset: what it costs and risks, and how much of it is wanted. */
export function PresetMargin({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('application.services')
  const prices = usePrices()
  const { id } = useField('services.margin')
  return (
    <section
      aria-labelledby={`${id}-included`}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface-2/50 p-4 sm:gap-1.5 sm:px-5 sm:py-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-included`} className="text-lead font-semibold">
          {t('item.margin.name')}
        </h2>
        <p className="num text-small text-ink-2">{t('item.margin.price', prices)}</p>
      </div>
      <Risk id={`${id}-risk`} text={t('leverage.margin')}>
        {children}
      </Risk>
    </section>
  )
}
