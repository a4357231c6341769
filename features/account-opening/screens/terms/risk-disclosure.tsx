import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'

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
    <Alert tone="warning" title={t('riskTitle')}>
      <div className="grid gap-1.5 text-pretty text-ink">
        {riskTexts(data).map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </div>
    </Alert>
  )
}
