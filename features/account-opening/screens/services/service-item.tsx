import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'

import { Badge } from '@/components/ui/badge'
import { Check, TriangleAlert } from '@/components/ui/icons'
import { asideGrid, asideNote, asidePrice, Switch } from '@/components/ui/switch'
import { useField } from '@/components/form/field-context'

import type { Service } from '../../application/services'
import { alwaysOn, leverage } from './service-presets'
import type { ServicesForm } from './services-schema'
import { usePrices } from './use-prices'

interface ServiceItemProps {
  readonly service: Service
  readonly isOn: boolean
  readonly isUnavailable: boolean
  /** What is asked once a service that lends is on. */
  readonly children?: ReactNode
}

/** One service with its switch: beside it its price, below its name the conditions and, once it is on, the risk of borrowing. */
export function ServiceItem({ service, isOn, isUnavailable, children }: ServiceItemProps) {
  const t = useTranslations('application.services')
  const prices = usePrices()
  const { register } = useFormContext<ServicesForm>()
  const { id } = useField(`services.${service}`)
  const risk = isOn && !isUnavailable ? leverage[service] : undefined
  const ids = { price: `${id}-price`, risk: `${id}-risk` }
  const name = <span className="font-semibold text-ink">{t(`item.${service}.name`)}</span>
  const note = isUnavailable ? t('unavailable') : t(`item.${service}.note`, prices)
  const aside = (
    <p id={ids.price} className={asidePrice}>
      {t(`item.${service}.price`, prices)}
    </p>
  )
  return (
    <>
      {alwaysOn.has(service) || isUnavailable ? (
        <div className={clsx('min-h-11 items-start py-2', asideGrid)}>
          <p className="flex flex-wrap items-center gap-x-3">
            {name}
            {!isUnavailable && <Badge tone="primary">{t('always')}</Badge>}
          </p>
          {!isUnavailable && aside}
          {!isUnavailable && (
            <Check aria-hidden="true" className="-col-end-1 row-start-1 mt-1 size-5 justify-self-end text-primary" />
          )}
          <p className={clsx('text-small text-ink-2', asideNote)}>{note}</p>
        </div>
      ) : (
        <Switch
          {...register(`services.${service}`)}
          id={id}
          label={name}
          hint={note}
          aside={aside}
          aria-describedby={`${ids.price}${risk === undefined ? '' : ` ${ids.risk}`}`}
        />
      )}
      {risk !== undefined && (
        <div className="pt-1 pb-3">
          <Risk id={ids.risk} text={t(`leverage.${risk}`)}>
            {children}
          </Risk>
        </div>
      )}
    </>
  )
}

interface RiskProps {
  readonly id: string
  readonly text: string
  readonly children?: ReactNode
}

/** What borrowed money can do, and what is asked of those who want it. */
export function Risk({ id, text, children }: RiskProps) {
  return (
    <div className="grid gap-3 sm:gap-2">
      <p id={id} className="flex items-start gap-2 text-small text-pretty">
        <TriangleAlert className="mt-0.5 size-5 shrink-0 text-warning" />
        {text}
      </p>
      {children}
    </div>
  )
}
