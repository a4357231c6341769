import { useTranslations } from 'next-intl'

import { Badge } from '@/components/ui/badge'
import { Check } from '@/components/ui/icons'

import type { Service } from '../../application/services'
import { CheckboxField } from '@/components/form/fields'
import { leverageNoteId } from './leverage-note'
import { alwaysOn, leveraged } from './service-presets'
import { usePrices } from './use-prices'

interface ServiceItemProps {
  readonly service: Service
  readonly isUnavailable: boolean
}

/** One service: name and price on one line, its conditions on the next. */
export function ServiceItem({ service, isUnavailable }: ServiceItemProps) {
  const t = useTranslations('application.services')
  const prices = usePrices()
  const name = <span className="font-semibold text-ink">{t(`item.${service}.name`)}</span>
  const isFixed = alwaysOn.has(service) || isUnavailable
  const ids = { price: `service-${service}-price`, note: `service-${service}-note` }
  const described = [ids.price, ids.note, ...(leveraged.has(service) ? [leverageNoteId] : [])]
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
        <CheckboxField name={`services.${service}`} aria-describedby={described.join(' ')}>
          {name}
        </CheckboxField>
      )}
      <span id={ids.price} className="max-w-32 py-2 text-end num text-ink">
        {t(`item.${service}.price`, prices)}
      </span>
      <p id={ids.note} className="col-span-2 -mt-1.5 ps-9 pb-2 text-small">
        {isUnavailable ? t('unavailable') : t(`item.${service}.note`, prices)}
      </p>
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
