import { defaultServices, services, type Service, type ServiceChoices } from '../../application/services'
import type { ApplicationData } from '../../application/application-data'

export type ServiceGroup = 'accounts' | 'products' | 'channels' | 'extras'

export const serviceGroups: Readonly<Record<ServiceGroup, readonly Service[]>> = {
  accounts: ['stock', 'margin', 'derivatives'],
  products: ['fund', 'coveredWarrants', 'bonds', 'etf'],
  channels: ['onlineTrading', 'hotline', 'brokerChannel'],
  extras: ['sms', 'cashAdvance', 'analytics', 'investmentRegistration'],
}

/** The services behind each line of the comparison of presets, in its order. */
export const comparedServices = {
  shares: ['stock'],
  bondsAndFunds: ['bonds', 'fund', 'etf'],
  warrants: ['coveredWarrants'],
  loan: ['margin'],
  derivatives: ['derivatives'],
} as const satisfies Readonly<Record<string, readonly Service[]>>

/** There is no account without the securities account itself. */
export const alwaysOn: ReadonlySet<Service> = new Set<Service>(['stock'])

/** Services whose losses can exceed what the customer paid in, and the text that says so. */
export const leverage: Readonly<Partial<Record<Service, 'margin' | 'derivatives'>>> = {
  margin: 'margin',
  derivatives: 'derivatives',
}

const basic: ReadonlySet<Service> = new Set<Service>(['stock', 'onlineTrading', 'sms'])

/** A securities account, orders online and messages about them: nothing that lends, costs or adds risk by itself. */
export const basicServices: ServiceChoices = select((service) => basic.has(service))

/**
 * Services that this person may not have. Foreigners may not trade on margin (Circular 120/2020/TT-BTC Art. 9.2); no
 * nationality given is the citizen of the ID card.
 */
export function unavailableServices(data: Pick<ApplicationData, 'nationality'>): ReadonlySet<Service> {
  const isForeigner = data.nationality !== undefined && data.nationality !== 'VN'
  return new Set<Service>(isForeigner ? ['margin'] : [])
}

/** The choices of the draft, or the defaults, within what this person may have. */
export function permittedServices(data: ApplicationData, chosen: ServiceChoices = data.services ?? defaultServices) {
  const unavailable = unavailableServices(data)
  return select((service) => alwaysOn.has(service) || (chosen[service] && !unavailable.has(service)))
}

/** What one press chooses. */
export const presets = { full: defaultServices, basic: basicServices } as const

export const presetNames = ['full', 'basic'] as const satisfies readonly (keyof typeof presets)[]

/** The preset that these choices are, within what this person may have; null: choices of the applicant's own. */
export function presetOf(data: ApplicationData, chosen: ServiceChoices): keyof typeof presets | null {
  const isChosen = (name: keyof typeof presets) => {
    const choices = permittedServices(data, presets[name])
    return services.every((service) => choices[service] === chosen[service])
  }
  return presetNames.find(isChosen) ?? null
}

function select(isOn: (service: Service) => boolean): ServiceChoices {
  return Object.fromEntries(services.map((service) => [service, isOn(service)])) as ServiceChoices
}
