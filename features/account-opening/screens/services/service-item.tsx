import { useTranslations } from 'next-intl'

import { Badge } from '@/components/ui/badge'

import type { Service } from '../../application/services'
import { CheckboxField } from '@/components/form/fields'
import { alwaysOn } from './service-presets'
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
      <span>
        <strong className="text-ink">{t('cost')}:</strong> {t(`item.${service}.cost`, prices)}
      </span>
      <span>
        <strong className="text-ink">{t('risk')}:</strong> {t(`item.${service}.risk`)}
      </span>
      {isUnavailable && <span className="text-warning">{t('unavailable')}</span>}
    </span>
  )
  if (alwaysOn.has(service) || isUnavailable) {
    return (
      <div className="grid gap-1 py-2">
        <p className="flex flex-wrap items-center gap-2">
          {t(`item.${service}.name`)} {!isUnavailable && <Badge tone="primary">{t('always')}</Badge>}
        </p>
        <p className="text-small text-ink-2">{facts}</p>
      </div>
    )
  }
  return <CheckboxField name={`services.${service}`} hint={facts} />
}
