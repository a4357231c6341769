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

/** All on but the derivatives account (docs/specification.md#account-opening-record). */
export const defaultServices: ServiceChoices = {
  stock: true,
  margin: true,
  derivatives: false,
  onlineTrading: true,
  hotline: true,
  brokerChannel: true,
  fund: true,
  coveredWarrants: true,
  bonds: true,
  etf: true,
  sms: true,
  cashAdvance: true,
  analytics: true,
  investmentRegistration: true,
}
