import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'

import type { ApplicationData } from '../../application/application-data'
import { permittedServices } from '../services/service-presets'

/** The risks of investing, and those of what this applicant asked for. */
export function RiskDisclosure({ data }: { readonly data: ApplicationData }) {
  const t = useTranslations('application.terms')
  const services = permittedServices(data)
  return (
    <Alert tone="warning" title={t('riskTitle')}>
      <p>{t('risk')}</p>
      {services.margin && <p>{t('riskMargin')}</p>}
      {services.derivatives && <p>{t('riskDerivatives')}</p>}
    </Alert>
  )
}
