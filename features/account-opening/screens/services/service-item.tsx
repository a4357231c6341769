import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'

import { Badge } from '@/components/ui/badge'
import { TriangleAlert } from '@/components/ui/icons'
import { Switch } from '@/components/ui/switch'
import { useField } from '@/components/form/field-context'

import type { Service } from '../../application/services'
import { accountServices, alwaysOn, leverage } from './service-presets'
import type { ServicesForm } from './services-schema'
import { usePrices } from './use-prices'

interface ServiceItemProps {
  readonly service: Service
  readonly isOn: boolean
  readonly isUnavailable: boolean
}

/** One service with its switch: below its name the conditions and the price, and, once it is on, what borrowed money can do. */
export function ServiceItem({ service, isOn, isUnavailable }: ServiceItemProps) {
  const t = useTranslations('application.services')
  const prices = usePrices()
  const { register } = useFormContext<ServicesForm>()
  const { id } = useField(`services.${service}`)
  const account = accountServices.find((each) => each === service)
  const risk = isOn && !isUnavailable ? leverage[service] : undefined
  const ids = { price: `${id}-price`, risk: `${id}-risk` }
  const name = <span className="font-semibold text-ink">{t(`item.${service}.name`)}</span>
  const price = t(`item.${service}.price`, prices)
  const note = isUnavailable ? t('unavailable') : t(`item.${service}.note`, prices)
  const facts =
    account === undefined ? (
      <>
        <span className="num font-semibold text-ink">{price}</span>
        {` · ${note}`}
      </>
    ) : (
      note
    )
  return (
    <>
      {alwaysOn.has(service) || isUnavailable ? (
        <div className="min-h-11 py-2">
          <p className="flex items-start justify-between gap-6">
            {name}
            {!isUnavailable && (
              <Badge tone="primary" className="mt-0.5 shrink-0">
                {t('always')}
              </Badge>
            )}
          </p>
          <p className="text-small text-ink-2">{facts}</p>
        </div>
      ) : (
        <Switch
          {...register(`services.${service}`)}
          id={id}
          label={name}
          hint={facts}
          aria-describedby={
            account === undefined ? undefined : `${ids.price}${risk === undefined ? '' : ` ${ids.risk}`}`
          }
        />
      )}
      {account !== undefined && (
        <p id={ids.price} className="flex items-baseline justify-between gap-4 pb-2">
          <span className="text-small text-ink-2">{t(`priceOf.${account}`)}</span>
          <span className="num text-lead leading-snug font-bold">{price}</span>
        </p>
      )}
      {risk !== undefined && (
        <p id={ids.risk} className="mb-2 flex items-start gap-2 rounded-card bg-warning-soft p-3 text-small">
          <TriangleAlert className="mt-0.5 size-5 shrink-0 text-warning" />
          {t(`leverage.${risk}`)}
        </p>
      )}
    </>
  )
}
