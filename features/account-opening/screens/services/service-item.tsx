import { useTranslations } from 'next-intl'

import { Badge } from '@/components/ui/badge'
import { Check } from '@/components/ui/icons'

import type { Service } from '../../application/services'
import { CheckboxField } from '@/components/form/fields'
import { alwaysOn, leveraged } from './service-presets'
import { usePrices } from './use-prices'

/** One service: its name, what it costs and what can go wrong, in a line each. */
export function ServiceItem({
  service,
  isUnavailable,
}: {
  readonly service: Service
  readonly isUnavailable: boolean
}) {
  const t = useTranslations('application.services')
  const prices = usePrices()
  const facts = (
    <span className="grid gap-0.5">
      {leveraged.has(service) && <strong className="font-semibold text-warning">{t('leverage')}</strong>}
      <span>
        <span className="text-ink-3">{t('cost')}:</span> {t(`item.${service}.cost`, prices)}
      </span>
      <span>
        <span className="text-ink-3">{t('risk')}:</span> {t(`item.${service}.risk`)}
      </span>
      {isUnavailable && <span className="text-warning">{t('unavailable')}</span>}
    </span>
  )
  if (alwaysOn.has(service) || isUnavailable) {
    return (
      <div className="grid gap-1 py-2">
        <p className="flex flex-wrap items-center gap-x-3">
          <span
            aria-hidden="true"
            className="flex size-6 items-center justify-center rounded-[4px] border border-hairline-strong bg-surface-2 text-ink-3"
          >
            {isUnavailable ? null : <Check strokeWidth={2.5} className="size-4" />}
          </span>
          <span className="font-semibold">{t(`item.${service}.name`)}</span>
          {!isUnavailable && <Badge tone="primary">{t('always')}</Badge>}
        </p>
        <p className="ps-9 text-small text-ink-2">{facts}</p>
      </div>
    )
  }
  return (
    <CheckboxField name={`services.${service}`} hint={facts}>
      <span className="font-semibold">{t(`item.${service}.name`)}</span>
    </CheckboxField>
  )
}
