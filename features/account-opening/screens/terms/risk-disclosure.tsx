import { useTranslations } from 'next-intl'

import { TriangleAlert } from '@/components/ui/icons'

import type { ApplicationData } from '../../application/application-data'
import { permittedServices } from '../services/service-presets'

/** Messages of the risks that concern this applicant. */
export function riskTexts(data: ApplicationData) {
  const services = permittedServices(data)
  return [
    'risk' as const,
    ...(services.margin ? (['riskMargin'] as const) : []),
    ...(services.derivatives ? (['riskDerivatives'] as const) : []),
  ]
}

/** The risks of investing, and those of what this applicant asked for. */
export function RiskDisclosure({ data }: { readonly data: ApplicationData }) {
  const t = useTranslations('application.terms')
  return (
    <section
      aria-labelledby="risk-title"
      className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-card border border-warning/50 bg-caution/40 p-4 sm:px-5"
    >
      <TriangleAlert className="mt-0.5 size-5 text-warning" />
      <h2 id="risk-title" className="text-body font-semibold">
        {t('riskTitle')}
      </h2>
      <div className="col-start-2 grid gap-1.5 text-small text-pretty">
        {riskTexts(data).map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </div>
    </section>
  )
}
