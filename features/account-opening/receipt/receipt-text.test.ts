import { expect, test } from 'vitest'

import { fullApplication } from '@/tests/factories/application'

import { newAccountFlow, standardFlow } from '@/lib/domain/account-opening/flows'
import { allReceipts } from './calls-of-screen'
import { toReceiptText, type ReceiptWords } from './receipt-text'

const words: ReceiptWords = {
  title: 'Receipt',
  drawnUp: 'today',
  readHere: 'Read',
  nothingRead: 'nothing',
  nothingSent: 'nothing is sent',
  withoutValues: 'No values',
  valuesTitle: 'Values',
  screen: (screen) => `screen ${screen}`,
  datum: (datum) => datum,
  purpose: ({ purpose }) => purpose,
  recipient: ({ recipient }) => `to ${recipient}`,
  kept: ({ purpose }) => `kept for ${purpose}`,
  sex: (sex) => `sex ${sex}`,
  country: (code) => `country ${code}`,
  service: (service) => `service ${service}`,
  yesNo: (answer) => `answer ${answer}`,
}

test('lists every screen of a flow in order, with what it sends to whom', () => {
  for (const flow of [standardFlow, newAccountFlow]) {
    const text = toReceiptText(words, flow, allReceipts(), null)
    const places = flow.screens.map((screen) => text.indexOf(`screen ${screen}\r\n`))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  }
  expect(toReceiptText(words, standardFlow, allReceipts(), null)).toContain(
    [
      'screen face',
      '  Read: face-image',
      '  - compare-face: face-image',
      '    to ekyc',
      '    kept for compare-face',
    ].join('\r\n'),
  )
})

test('lists answers only on request', () => {
  const answers = [
    'name: NGUYỄN THỊ MẪU',
    'mobile: 0912345678',
    'email: lan@example.com',
    'id-number: 001199999999',
    'sex: sex F',
    'nationality: country VN, country KR',
    'address: 12 Phố Mẫu, Phường Ba Đình, Quận Mẫu, Hà Nội; Thôn Cũ, Xã Cũ',
    'work: Kỹ sư',
    'tax: 8012345678',
    'bank-accounts: Vietcombank 0011000000011',
    'referrer: TYPED001, REWARD01, Trần Văn Giới Thiệu, 0987000111',
    'service-choices: service stock, service margin',
  ]
  const without = toReceiptText(words, standardFlow, allReceipts(), null)
  const withThem = toReceiptText(words, standardFlow, allReceipts(), fullApplication)
  for (const answer of answers) {
    expect(without).not.toContain(answer)
    expect(withThem).toContain(answer)
  }
  expect(without).toContain('No values')
})
