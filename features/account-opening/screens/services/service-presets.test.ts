import { describe, expect, it } from 'vitest'

import { defaultServices, services } from '../../application/services'
import { basicServices, permittedServices, presetOf, serviceGroups } from './service-presets'

const on = (choices: Readonly<Record<string, boolean>>) => services.filter((service) => choices[service] === true)

describe('service presets', () => {
  it('show every service once', () => {
    expect(Object.values(serviceGroups).flat().sort()).toEqual([...services].sort())
  })

  it('begin with everything but derivatives', () => {
    expect(services.filter((service) => !permittedServices({})[service])).toEqual(['derivatives'])
  })

  it('basic is the securities account, online orders and messages, and nothing else', () => {
    expect(on(basicServices)).toEqual(['stock', 'onlineTrading', 'sms'])
  })

  it('never lose the securities account itself', () => {
    expect(permittedServices({ services: { ...defaultServices, stock: false } }).stock).toBe(true)
  })

  it('give foreigners no margin, even from an older draft', () => {
    expect(permittedServices({ nationality: 'KR', services: defaultServices }).margin).toBe(false)
    expect(permittedServices({ nationality: 'VN', services: defaultServices }).margin).toBe(true)
  })

  it('are recognised within what somebody may have', () => {
    const foreigner = { nationality: 'KR' }
    expect(presetOf(foreigner, permittedServices(foreigner))).toBe('full')
    expect(presetOf({}, permittedServices(foreigner))).toBeNull()
    expect(presetOf({}, permittedServices({ services: basicServices }))).toBe('basic')
  })
})
