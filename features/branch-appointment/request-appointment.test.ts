import { describe, expect, it, test, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'

import type { AppointmentServices } from './appointment-services'
import { emptyAppointment, type AppointmentForm } from './appointment-fields'
import { appointmentSchema, toTimeOfDay } from './appointment-schema'
import { requestAppointment } from './request-appointment'

/** Friday 20 November 2026, 09:30 in Vietnam. */
const clock = () => new Date('2026-11-20T02:30:00Z')
const applicationId = '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01'

const typed: AppointmentForm = {
  fullName: 'Nguyễn Thị Mẫu',
  birthDate: '02/01/1999',
  idNumber: '001199999999',
  mobile: '+84 912 345 678',
  email: 'Lan@Example.com',
  branch: '2',
  date: '23/11/2026',
  time: '9h30',
  referralCode: '',
  consent: true,
}

function backends() {
  const services = {
    account: {
      checkAge: vi.fn<AppointmentServices['account']['checkAge']>().mockResolvedValue(ok({ age: 27, adult: true })),
      isWorkingDay: vi.fn<AppointmentServices['account']['isWorkingDay']>().mockResolvedValue(ok(true)),
    },
    trading: {
      checkIdentifiers: vi
        .fn<AppointmentServices['trading']['checkIdentifiers']>()
        .mockResolvedValue(ok({ taken: [] })),
      checkBroker: vi.fn<AppointmentServices['trading']['checkBroker']>().mockResolvedValue(ok(null)),
      saveStep: vi.fn<AppointmentServices['trading']['saveStep']>().mockResolvedValue(ok(clock())),
    },
  }
  return {
    ...services,
    /** As the form does: what its schema rejects is not sent. */
    request: async (form: Partial<AppointmentForm> = {}, campaign = {}) => {
      const judged = appointmentSchema(clock).safeParse({ ...typed, ...form })
      if (judged.success) return requestAppointment(judged.data, { services, campaign, applicationId, clock })
      return {
        kind: 'rejected',
        errors: Object.fromEntries(judged.error.issues.map(({ path, message }) => [path.join('.'), message])),
      }
    },
  }
}

describe('requestAppointment', () => {
  it('saves the first step with its appointment, in the words of the record', async () => {
    const { request, trading } = backends()
    trading.checkBroker.mockResolvedValue(ok({ staffId: 'S-12', name: 'Trần Môi Giới' }))
    const campaign = { source: 'ocb', utm_source: 'letter', utm_campaign: 'autumn', staffId: 'S-1', mas_branch_id: '9' }
    expect(await request({ referralCode: 'BROKER01' }, campaign)).toEqual({ kind: 'made' })
    expect(trading.saveStep).toHaveBeenCalledExactlyOnceWith({
      opening_id: applicationId,
      step: '1',
      data: {
        cust_nm: 'NGUYỄN THỊ MẪU',
        birth_dt: '19990102',
        idno: '001199999999',
        mobile: '0912345678',
        email: 'lan@example.com',
        ref_code: 'BROKER01',
        rfr_nm: 'Trần Môi Giới',
        partner: 'ocb',
        source: 'ocb',
        utm_source: 'letter',
        utm_campaign: 'autumn',
        staff_id: 'S-12',
        mas_branch_id: '2',
      },
      appointment: { date: '20261123', time: '09:30' },
    })
  })

  it('asks no server about a form that is wrong, and names each field once', async () => {
    const { request, trading, account } = backends()
    expect(await request({ ...emptyAppointment })).toEqual({
      kind: 'rejected',
      errors: {
        fullName: 'required',
        birthDate: 'required',
        idNumber: 'required',
        mobile: 'required',
        email: 'required',
        branch: 'choose',
        date: 'required',
        time: 'required',
        consent: 'consent',
      },
    })
    expect(trading.checkIdentifiers).not.toHaveBeenCalled()
    expect(account.checkAge).not.toHaveBeenCalled()
    expect(account.isWorkingDay).not.toHaveBeenCalled()
  })

  it.each([
    [{ birthDate: '30/02/1990' }, { birthDate: 'dateddmmyyyy' }],
    [{ birthDate: '21/11/2008' }, { birthDate: 'age18' }],
    [{ referralCode: 'SHORT' }, { referralCode: 'rfrPartner?length=8' }],
    [{ time: '07:59' }, { time: 'officehours?opens=08%3A00&closes=17%3A00' }],
    [{ time: '17:01' }, { time: 'officehours?opens=08%3A00&closes=17%3A00' }],
    [{ date: '20/11/2026', time: '09:30' }, { time: 'timeInPast' }],
    [{ date: '21/11/2026' }, { date: 'dateOfWork' }],
    [{ date: '26/11/2026' }, { date: 'dateOfWork' }],
    [{ referralCode: 'NOBODY01' }, { referralCode: 'notFound' }],
  ])('%j is refused with %j', async (form, errors) => {
    const { request, trading } = backends()
    expect(await request(form)).toEqual({ kind: 'rejected', errors })
    expect(trading.saveStep).not.toHaveBeenCalled()
  })

  it.each([
    [{ date: '20/11/2026', time: '09:31' }],
    [{ date: '20/11/2026', time: '17:00' }],
    [{ date: '25/11/2026', time: '8h' }],
  ])('%j is an appointment', async (form) => {
    expect(await backends().request(form)).toMatchObject({ kind: 'made' })
  })

  it('tells of a customer who exists, of a day off and of an age that the server counts otherwise', async () => {
    const { request, trading, account } = backends()
    trading.checkIdentifiers.mockResolvedValue(ok({ taken: ['mobile', 'idNumber'] }))
    account.checkAge.mockResolvedValue(ok({ age: 17, adult: false }))
    account.isWorkingDay.mockImplementation(async (day) => ok(day !== '2026-11-23'))
    expect(await request()).toEqual({
      kind: 'rejected',
      errors: { mobile: 'existAcc', idNumber: 'existAcc', birthDate: 'age18', date: 'dateOfWork' },
    })
  })

  it.each([
    { kind: 'network' },
    { kind: 'rate-limited', status: 429 },
    { kind: 'server', status: 500 },
    { kind: 'rejected', status: 422, code: 'ACCOUNT_EXISTS' },
  ] as const)('passes on %j', async (failure) => {
    const { request, account } = backends()
    account.isWorkingDay.mockResolvedValue(err(failure))
    expect(await request()).toEqual({ kind: 'failed', failure })
  })
})

test.each([
  ['9h30', '09:30'],
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9h', '09:00'],
  ['14 h 05', '14:05'],
  ['9', '09:00'],
  ['half past nine', 'half past nine'],
  ['9:3', '9:3'],
])('%s is read as %s', (written, time) => {
  expect(toTimeOfDay(written)).toBe(time)
})
