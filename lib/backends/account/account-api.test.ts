import { describe, expect, it } from 'vitest'

import { recordingHttp } from '@/tests/factories/recording-http'

import { createAccountApi } from './account-api'

describe('createAccountApi', () => {
  it('maps every field of the lists', async () => {
    const bank = {
      bcode: 'VCB',
      name: '{"vi":"Ngoại thương","en":"Foreign Trade"}',
      short_name: 'Vietcom',
      bin: '970436',
    }
    expect(await createAccountApi(recordingHttp({ data: [bank] }, 'en').http).banks()).toEqual({
      ok: true,
      value: [{ code: 'VCB', name: 'Foreign Trade', shortName: 'Vietcom', bin: '970436' }],
    })
    const { http, calls } = recordingHttp({ data: [{ brcode: '01001', name: 'Sở giao dịch' }] })
    const branches = await createAccountApi(http).bankBranches('VCB', '01')
    expect(branches).toEqual({ ok: true, value: [{ code: '01001', name: 'Sở giao dịch' }] })
    expect(calls).toEqual([{ call: 'GET bankBranches', query: { bcode: 'VCB', bregional: '01' } }])
  })

  it('sends dates as YYYYMMDD', async () => {
    const { http, calls } = recordingHttp({ data: { age: 17, adult: 'N' } })
    expect(await createAccountApi(http).checkAge('2009-01-02')).toEqual({ ok: true, value: { age: 17, adult: false } })
    expect(calls[0]?.query).toEqual({ bday: '20090102' })
    await expect(createAccountApi(http).checkAge('02/01/2009')).rejects.toThrow('ISO')
  })

  it.each([
    [200, false],
    [404, true],
  ])('maps status_code %i to isWorkingDay %s', async (status_code, value) => {
    const { http } = recordingHttp({ status_code })
    expect(await createAccountApi(http).isWorkingDay('2026-11-20')).toEqual({ ok: true, value })
  })
})
