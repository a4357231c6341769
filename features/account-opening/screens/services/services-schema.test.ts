import { describe, expect, it } from 'vitest'

import { basicServices } from './service-presets'
import { fromServicesForm, toServicesForm } from './services-schema'

describe('services form', () => {
  it('begins with the defaults and the lower margin level', () => {
    const form = toServicesForm({})
    expect(form.marginLevel).toBe('1')
    expect(form.services.margin).toBe(true)
    expect(form.services.derivatives).toBe(false)
  })

  it('drops the margin level and the funds with the services that they belong to', () => {
    const form = { ...toServicesForm({}), marginLevel: '4' as const, funds: ['bond' as const] }
    expect(fromServicesForm(form, {})).toMatchObject({ marginLevel: '4', funds: ['bond'] })
    expect(fromServicesForm({ ...form, services: basicServices }, {})).toMatchObject({
      marginLevel: undefined,
      funds: [],
    })
  })

  it('gives a foreigner neither margin nor a level', () => {
    expect(fromServicesForm(toServicesForm({}), { nationality: 'KR' })).toMatchObject({
      services: { margin: false },
      marginLevel: undefined,
    })
  })
})
