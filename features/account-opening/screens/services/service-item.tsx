import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'

import { Badge } from '@/components/ui/badge'
import { TriangleAlert } from '@/components/ui/icons'
import { asideGrid, asideNote, Switch } from '@/components/ui/switch'
import { useField } from '@/components/form/field-context'

import type { Service } from '../../application/services'
import { accountServices, alwaysOn, leverage } from './service-presets'
import type { ServicesForm } from './services-schema'
import { usePrices } from './use-prices'

interface ServiceItemProps {
  readonly service: Service
  readonly isOn: boolean
  readonly isUnavailable: boolean
  /** Whether the risk of borrowing is explained elsewhere on the screen. */
  readonly isRiskElsewhere?: boolean
  /** What is asked once a service that lends is on. */
  readonly children?: ReactNode
}

/** One service with its switch: beside it its price, below its name the conditions and, once it is on, the risk of borrowing. */
export function ServiceItem({ service, isOn, isUnavailable, isRiskElsewhere = false, children }: ServiceItemProps) {
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
  const aside = (
    <p id={ids.price} className="text-end num whitespace-nowrap">
      {account !== undefined && <span className="sr-only">{t(`priceOf.${account}`, prices)} </span>}
      {price}
    </p>
  )
  const facts = (
    <>
      {/* What is said of the interest begins with its name. */}
      {account !== undefined && account !== 'margin' && (
        <span aria-hidden="true">{t(`priceOf.${account}`, prices)}. </span>
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
              {aside}
              <Badge tone="primary" className="mt-0.5">
                {t('always')}
              </Badge>
            </>
          )}
          <p className={clsx('text-small text-ink-2', asideNote)}>{facts}</p>
        </div>
      ) : (
        <Switch
          {...register(`services.${service}`)}
          id={id}
          label={name}
          hint={facts}
          aside={aside}
          aria-describedby={`${ids.price}${risk === undefined ? '' : ` ${ids.risk}`}`}
        />
      )}
      {risk !== undefined && !isRiskElsewhere && (
        <Risk id={ids.risk} text={t(`leverage.${risk}`)}>
          {children}
        </Risk>
      )}
    </>
  )
}

/** The loan that comes with a preset, while the services themselves are folded. */
export function MarginInPreset({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('application.services')
  const { id } = useField('services.margin')
  return (
    <section aria-labelledby={`${id}-included`} className="grid gap-2">
      <h2 id={`${id}-included`} className="flex items-baseline justify-between gap-3 font-semibold">
        {t('item.margin.name')}
        <span className="num font-normal">{t('item.margin.price', usePrices())}</span>
      </h2>
      <Risk id={`${id}-risk`} text={t('leverage.margin')}>
        {children}
      </Risk>
    </section>
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
    <div className="mt-1 mb-2 grid gap-4 border-s-2 border-bronze-graphic ps-4">
      <p id={id} className="flex items-start gap-2 text-small">
        <TriangleAlert className="mt-0.5 size-5 shrink-0 text-warning" />
        {text}
      </p>
      {children}
    </div>
  )
}
