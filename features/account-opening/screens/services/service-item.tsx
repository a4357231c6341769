import { useTranslations } from 'next-intl'

import { Badge } from '@/components/ui/badge'
import { Check } from '@/components/ui/icons'

import type { Service } from '../../application/services'
import { CheckboxField } from '@/components/form/fields'
import { alwaysOn, isFree, leveraged } from './service-presets'
import { usePrices } from './use-prices'

interface ServiceItemProps {
  readonly service: Service
  readonly isUnavailable: boolean
}

/** One service: its name and its price in one line, then how it is charged and what can go wrong. */
export function ServiceItem({ service, isUnavailable }: ServiceItemProps) {
  const t = useTranslations('application.services')
  const prices = usePrices()
  const name = <span className="font-semibold">{t(`item.${service}.name`)}</span>
  const isFixed = alwaysOn.has(service) || isUnavailable
  const priceId = `service-${service}-price`
  const factsId = `service-${service}-facts`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      {isFixed ? (
        <p className="flex min-h-11 items-start gap-3 py-2">
          <FixedBox isOn={!isUnavailable} />
          <span className="flex flex-wrap gap-x-3">
            {name}
            {!isUnavailable && <Badge tone="primary">{t('always')}</Badge>}
          </span>
        </p>
      ) : (
        <CheckboxField name={`services.${service}`} aria-describedby={`${priceId} ${factsId}`}>
          {name}
        </CheckboxField>
      )}
      <span id={priceId} className="max-w-36 py-2 text-end num font-semibold">
        {t(`item.${service}.price`, prices)}
      </span>
      <div id={factsId} className="col-span-2 -mt-1 ps-9 pb-1 text-small text-ink-2">
        {leveraged.has(service) && <strong className="block font-semibold text-warning">{t('leverage')}</strong>}
        <p>
          {!isFree(service) && `${t('cost')}: ${t(`item.${service}.cost`, prices)} `}
          <strong className="font-semibold whitespace-nowrap">{t('risk')}:</strong> {t(`item.${service}.risk`)}
        </p>
        {isUnavailable && <p className="text-warning">{t('unavailable')}</p>}
      </div>
    </div>
  )
}

/** In the place of a checkbox that cannot be changed. */
function FixedBox({ isOn }: { readonly isOn: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-6 shrink-0 items-center justify-center rounded-[4px] border border-hairline-strong bg-surface-2 text-ink-3"
    >
      {isOn ? <Check strokeWidth={2.5} className="size-4" /> : null}
    </span>
  )
}
