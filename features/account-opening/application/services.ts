export const services = [
  'stock',
  'margin',
  'derivatives',
  'onlineTrading',
  'hotline',
  'brokerChannel',
  'fund',
  'coveredWarrants',
  'bonds',
  'etf',
  'sms',
  'cashAdvance',
  'analytics',
  'investmentRegistration',
] as const

export type Service = (typeof services)[number]

export type ServiceChoices = Readonly<Record<Service, boolean>>

/** All but the derivatives account (docs/specification.md#account-opening-record). */
export const defaultServices = Object.fromEntries(
  services.map((service) => [service, service !== 'derivatives']),
) as ServiceChoices
