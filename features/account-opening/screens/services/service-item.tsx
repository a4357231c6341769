import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'

import { Badge } from '@/components/ui/badge'
import { TriangleAlert } from '@/components/ui/icons'
import { asideGrid, asidePlace, Switch } from '@/components/ui/switch'
import { useField } from '@/components/form/field-context'

import type { Service } from '../../application/services'
import { accountServices, alwaysOn, leverage } from './service-presets'
import type { ServicesForm } from './services-schema'
import { usePrices } from './use-prices'

interface ServiceItemProps {
  readonly service: Service
  readonly isOn: boolean
  readonly isUnavailable: boolean
  /** What is asked once a service that lends is on. */
  readonly children?: ReactNode
}

/** One service with its switch: beside it the price of an account, below its name the conditions and, once it is on, what borrowed money can do. */
export function ServiceItem({ service, isOn, isUnavailable, children }: ServiceItemProps) {
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
  const amount =
    account === undefined ? undefined : (
      <p id={ids.price} className="num text-lead leading-snug font-bold whitespace-nowrap">
        <span className="sr-only">{t(`priceOf.${account}`, prices)} </span>
        {price}
      </p>
    )
  const facts =
    account === undefined ? (
      <>
        <span className="num font-semibold text-ink">{price}</span>
        {` · ${note}`}
      </>
    ) : (
      <>
        {/* What is said of the interest begins with its name. */}
        {account !== 'margin' && (
          <span aria-hidden="true" className="block text-ink">
            {t(`priceOf.${account}`, prices)}
          </span>
        )}
        {note}
      </>
    )
  return (
    <>
      {alwaysOn.has(service) || isUnavailable ? (
        <div className={clsx('min-h-11 items-start py-2', asideGrid)}>
          {name}
          {!isUnavailable && (
            <>
              <div className={asidePlace}>{amount}</div>
              <Badge tone="primary" className="mt-0.5 max-sm:col-start-2 max-sm:row-start-1">
                {t('always')}
              </Badge>
            </>
          )}
          <p className="text-small text-ink-2 max-sm:col-span-full sm:col-span-2 sm:row-start-2">{facts}</p>
        </div>
      ) : (
        <Switch
          {...register(`services.${service}`)}
          id={id}
          label={name}
          hint={facts}
          aside={amount}
          aria-describedby={
            account === undefined ? undefined : `${ids.price}${risk === undefined ? '' : ` ${ids.risk}`}`
          }
        />
      )}
      {risk !== undefined && (
        <div className="mt-1 mb-2 grid gap-4 rounded-card bg-surface-2 p-4">
          <p id={ids.risk} className="flex items-start gap-2 text-small">
            <TriangleAlert className="mt-0.5 size-5 shrink-0 text-warning" />
            {t(`leverage.${risk}`)}
          </p>
          {children}
        </div>
      )}
    </>
  )
}
