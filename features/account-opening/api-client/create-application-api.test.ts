import { expect, test } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'

import { createApplicationApi, type ApplicationServices } from './create-application-api'

const listed = [
  { code: 'VCB', name: 'Ngân hàng TMCP Ngoại thương Việt Nam', shortName: 'Vietcombank', bin: '970436' },
  { code: 'CIMB', name: 'CIMB', shortName: 'CIMB', bin: '422589' },
]

const vietcombank = { code: 'VCB', name: 'Vietcombank – Ngân hàng TMCP Ngoại thương Việt Nam' }
const cimb = { code: 'CIMB', name: 'CIMB' }

function banksOf(payable: Awaited<ReturnType<ApplicationServices['trading']['banks']>>) {
  const services = {
    account: { banks: async () => ok(listed) },
    trading: { banks: async () => payable },
  } as unknown as ApplicationServices
  const context = { snapshot: () => expect.unreachable(), rememberTransactions: () => {} }
  return createApplicationApi(services, context, () => new Date(0)).banks()
}

test('banks that money cannot be paid out to are not offered', async () => {
  expect(await banksOf(ok(listed.slice(1)))).toEqual(ok([cimb]))
})

test.each([
  ['fails', err({ kind: 'network' as const })],
  ['knows none', ok([])],
])('all are offered while the list of the trading service %s', async (_, payable) => {
  expect(await banksOf(payable)).toEqual(ok([vietcombank, cimb]))
})
