import { z } from '@/lib/platform/zod/zod'

import { services, type ServiceChoices } from '../../application/services'
import type { ApplicationData } from '../../application/application-data'
import { permittedServices } from './service-presets'

/** Kinds of open-ended fund that somebody may ask to hear of; the codes are sent as `fund_list`. */
export const fundKinds = ['equity', 'balanced', 'bond', 'money-market'] as const

const choices = Object.fromEntries(services.map((service) => [service, z.boolean()])) as Record<
  keyof ServiceChoices,
  z.ZodBoolean
>

export const servicesSchema = z.object({
  services: z.object(choices),
  marginLevel: z.enum(['1', '4']),
  funds: z.array(z.enum(fundKinds)),
})

export type ServicesForm = z.input<typeof servicesSchema>

export function toServicesForm(data: ApplicationData): ServicesForm {
  return {
    services: permittedServices(data),
    marginLevel: data.marginLevel ?? '1',
    funds: fundKinds.filter((kind) => data.funds?.includes(kind) === true),
  }
}

/** What hangs on a service goes with it: no margin, no margin level; no funds, no fund list. */
export function fromServicesForm(
  form: ServicesForm,
  data: ApplicationData,
): Pick<ApplicationData, 'services' | 'marginLevel' | 'funds'> {
  const chosen = permittedServices(data, form.services)
  return {
    services: chosen,
    marginLevel: chosen.margin ? form.marginLevel : undefined,
    funds: chosen.fund ? form.funds : [],
  }
}
