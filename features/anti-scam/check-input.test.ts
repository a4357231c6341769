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
  ['a subdomain of ours', 'trade.songngan.example', 'official'],
  ['our page on a social network', 'https://facebook.example/songngan/', 'official'],
  ['another page on the same network', 'https://facebook.example/songngan-vip', 'not-ours'],
  ['our name under another suffix', 'songngan.example.com', 'look-alike'],
  ['our name as a subdomain of another host', 'https://songngan.example.login-vn.top', 'look-alike'],
  ['a longer name', 'songngan-securities.net', 'look-alike'],
  ['an extra letter', 'songnngan.com', 'look-alike'],
  ['two transposed letters', 'sogngnan.com', 'look-alike'],
  ['a digit for a letter', 's0ngngan.com', 'look-alike'],
  ['Cyrillic homoglyphs', 'sоngngаn.com', 'look-alike'],
  ['a name before an @ that hides the host', 'https://songngan.example@evil.top/', 'not-ours'],
  ['an unrelated host', 'vnexpress.net', 'not-ours'],
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

it('finds nothing to check in plain words', () => {
  expect(kinds('  ')).toEqual([])
  expect(kinds('Xin chào bạn, hẹn gặp lúc 9:30')).toEqual([])
})

it('checks each item of a message, but no amounts of money', () => {
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

it('reports which of our domains is imitated, and whether by disguised letters', () => {
  expect(checkText('https://sоngngan.com', list)).toMatchObject([{ ours: 'songngan.example', disguised: true }])
})

it('warns about an unencrypted link to our own domain', () => {
  expect(checkText('http://songngan.example', list)).toMatchObject([{ kind: 'official', insecure: true }])
})
