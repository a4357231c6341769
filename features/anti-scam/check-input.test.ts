import { expect, it } from 'vitest'

import { checkText } from './check-input'
import type { OfficialList } from './official-list'

const list: OfficialList = {
  domains: ['songngan.example'],
  pages: ['facebook.example/songngan'],
  phones: ['1900 6277', '(028) 0000 1900'],
  emails: ['support@songngan.example'],
  accounts: [{ number: '000012345678', bank: 'Vietcombank' }],
}

const kinds = (text: string) => checkText(text, list).map(({ kind }) => kind)

it.each([
  ['our host', 'https://songngan.example/register?x=1', 'official'],
  ['without protocol, in capitals', 'WWW.SONGNGAN.EXAMPLE', 'official'],
  ['another host of ours', 'trade.songngan.example', 'official'],
  ['our page on a network', 'https://facebook.example/songngan/', 'official'],
  ['another page there', 'https://facebook.example/songngan-vip', 'not-ours'],
  ['another ending', 'songngan.example.com', 'look-alike'],
  ['our name in front of another host', 'https://songngan.example.login-vn.top', 'look-alike'],
  ['a longer name', 'songngan-securities.net', 'look-alike'],
  ['one letter too many', 'songnngan.com', 'look-alike'],
  ['two swapped', 'sogngnan.com', 'look-alike'],
  ['a digit for a letter', 's0ngngan.com', 'look-alike'],
  ['Cyrillic twins', 'sоngngаn.com', 'look-alike'],
  ['a name before an @ that hides the host', 'https://songngan.example@evil.top/', 'not-ours'],
  ['a host that has nothing to do with it', 'vnexpress.net', 'not-ours'],
  ['our hotline', '19006277', 'official'],
  ['a telephone of a branch with country code', '+84 28 0000 1900', 'official'],
  ['a mobile number', '0912 345 678', 'not-ours'],
  ['our mailbox', 'Support@Songngan.example', 'official'],
  ['a mailbox like ours', 'support@songngan-vn.com', 'look-alike'],
  ['a free mailbox', 'songngan.hotro@gmail.com', 'not-ours'],
  ['our account', '0000 1234 5678', 'official'],
  ['another account', '190123456789012', 'not-ours'],
])('%s: %s is %s', (_, text, kind) => {
  expect(kinds(text)).toEqual([kind])
})

it('finds nothing to judge in words', () => {
  expect(kinds('  ')).toEqual([])
  expect(kinds('Xin chào bạn, hẹn gặp lúc 9:30')).toEqual([])
})

it('judges each thing of a message, and no amounts', () => {
  const message =
    'Sông Ngân: tài khoản bị khoá, xác minh tại http://songngan-vn.top/a?b=1, hoặc gọi 0912 345 678 (Mr. Minh). ' +
    'Phí 2.000.000đ chuyển vào 1903 4567 8901 23, hỏi support@songngan.example.'
  expect(checkText(message, list).map(({ kind, value }) => [kind, value])).toEqual([
    ['look-alike', 'songngan-vn.top'],
    ['official', 'support@songngan.example'],
    ['not-ours', '0912 345 678'],
    ['not-ours', '1903 4567 8901 23'],
  ])
})

it('says which domain of ours is imitated, and that letters are disguised', () => {
  expect(checkText('https://sоngngan.com', list)).toMatchObject([{ ours: 'songngan.example', disguised: true }])
})

it('warns of a link of ours without encryption', () => {
  expect(checkText('http://songngan.example', list)).toMatchObject([{ kind: 'official', insecure: true }])
})
