import { describe, expect, it } from 'vitest'

import { recordingHttp } from '@/tests/factories/recording-http'

import { createEkycApi } from './ekyc-api'

const picture = (type: string) => new Blob(['x'], { type })

describe('createEkycApi', () => {
  it('uploads both sides under neutral file names and maps every field of the card', async () => {
    const { http, calls } = recordingHttp({
      id: 'o1',
      card_type: 'can_cuoc',
      fields: {
        idno: '001099000009',
        cust_nm: 'NGUYỄN THỊ MẪU',
        sex: 'F',
        birth_dt: '19990102',
        idiss_dt: '20240703',
        id_place: 'Bộ Công an',
        expire_dt: '20390102',
        address: '1 Tràng Tiền',
        hometown: 'Huế',
        nationality: 'Việt Nam',
      },
      confidence: { idno: 0.9, idiss_dt: 0.5 },
      warnings: ['QR_MISMATCH'],
    })
    const answer = await createEkycApi(http).ocr('r1', picture('image/jpeg'), picture('image/webp'))
    expect(answer).toEqual({
      ok: true,
      value: {
        ocrId: 'o1',
        cardType: 'can_cuoc',
        fields: {
          idNumber: '001099000009',
          fullName: 'NGUYỄN THỊ MẪU',
          sex: 'F',
          birthDate: '1999-01-02',
          idIssueDate: '2024-07-03',
          idIssuePlace: 'Bộ Công an',
          idExpiryDate: '2039-01-02',
          cardAddress: '1 Tràng Tiền',
        },
        confidence: { idNumber: 0.9, idIssueDate: 0.5 },
        warnings: ['QR_MISMATCH'],
      },
    })
    const form = calls[0]?.form
    const names = ['front', 'back'].map((part) => {
      const file = form?.get(part)
      return file instanceof File ? file.name : null
    })
    expect([calls[0]?.call, form?.get('request_id'), names]).toEqual(['POST ocr', 'r1', ['front.jpg', 'back.webp']])
  })

  it('omits fields that could not be read', async () => {
    const nothing = { sex: null, birth_dt: null, idiss_dt: null, id_place: null, expire_dt: null }
    const fields = { idno: '123456789', cust_nm: 'A', ...nothing, address: null, hometown: null, nationality: null }
    const { http } = recordingHttp({ id: 'o1', card_type: 'cmnd', fields })
    const answer = await createEkycApi(http).ocr('r1', picture('image/png'), picture('image/png'))
    expect(answer.ok && answer.value.fields).toEqual({ idNumber: '123456789', fullName: 'A' })
  })

  it('sends liveness frames in the order of their actions', async () => {
    const { http, calls } = recordingHttp({ id: 'o1', live: false, score: 0.2, attempts_left: 1 })
    const frames = (['center', 'left'] as const).map((action) => ({ action, picture: picture('image/jpeg') }))
    const answer = await createEkycApi(http).checkLiveness('o1', 'challenge-1', frames)
    expect(answer).toEqual({ ok: true, value: { passed: false, score: 0.2, attemptsLeft: 1 } })
    expect([calls[0]?.call, calls[0]?.form?.get('actions')]).toEqual(['PUT liveness/o1', 'center,left'])
    expect(calls[0]?.form?.getAll('frames')).toHaveLength(2)
  })

  it('sends what was noticed about the pictures before them, and no field where nothing was', async () => {
    const { http, calls } = recordingHttp({ id: 'o1', matched: true, score: 0.9 })
    await createEkycApi(http).matchFace('o1', picture('image/png'), { signals: { face: ['file', 'colourless'] } })
    await createEkycApi(http).matchFace('o1', picture('image/png'), { signals: { face: [] } })
    expect(calls.map(({ form }) => form?.get('signals'))).toEqual(['face:file face:colourless', null])
    expect([...(calls[0]?.form?.keys() ?? [])]).toEqual(['signals', 'face'])
  })

  it.each([
    [{ status: 'pending' }, { status: 'pending', retryAfterSeconds: 2 }],
    [
      { status: 'pending', retry_after: 7 },
      { status: 'pending', retryAfterSeconds: 7 },
    ],
    [{ status: 'approved' }, { status: 'approved' }],
    [
      { status: 'rejected', reasons: ['UNDERAGE'] },
      { status: 'rejected', reasons: ['UNDERAGE'] },
    ],
  ])('maps the result %j', async (wire, value) => {
    expect(await createEkycApi(recordingHttp({ id: 'o1', ...wire }).http).result('o1')).toEqual({ ok: true, value })
  })
})
