import { expect, it } from 'vitest'

import { jobPay, payRange, splitPeriod, withoutPay } from './job-pay'

it.each([
  [
    'vi',
    '<ul><li>Giờ làm việc: 8:00</li><li>Lương trước thuế: 15–40 triệu đồng một tháng (số liệu minh họa)</li></ul>',
    { label: 'Lương trước thuế', amount: '15–40 triệu đồng một tháng', note: 'số liệu minh họa' },
  ],
  [
    'ko',
    '<li>세전 월급: 1,500만~4,000만 동(예시)</li>',
    { label: '세전 월급', amount: '1,500만~4,000만 동', note: '예시' },
  ],
  ['en', '<li>Pay: agreed at the interview</li>', { label: 'Pay', amount: 'agreed at the interview', note: null }],
] as const)('reads the pay of a vacancy in %s', (locale, html, pay) => {
  expect(jobPay(html, locale)).toEqual(pay)
})

it('finds no pay where no line names it', () => {
  expect(jobPay('<p>Lương tháng 13 và thưởng</p>', 'vi')).toBeNull()
})

it.each([
  ['vi', '15–40 triệu đồng một tháng', '15–40 triệu đồng', 'một tháng'],
  ['en', 'VND 15–40 million a month', 'VND 15–40 million', 'a month'],
  ['ko', '1,500만~4,000만 동', '1,500만~4,000만 동', null],
  ['vi', 'trao đổi khi phỏng vấn', 'trao đổi khi phỏng vấn', null],
] as const)('tells in %s how often the amount is paid', (locale, amount, sum, period) => {
  expect(splitPeriod(amount, locale)).toEqual({ sum, period })
})

it.each([
  ['vi', '15–40 triệu đồng một tháng', '15–40'],
  ['en', 'VND 15–40 million a month', '15–40'],
  ['ko', '1,500만~4,000만 동', '1,500~4,000'],
  ['en', 'VND\u00a015–40 million a month', '15–40'],
  ['ko', '1,500만~4,000만\u00a0동\u2060', '1,500~4,000'],
  ['vi', 'trao đổi khi phỏng vấn', null],
  ['en', 'VND 500,000 a day', null],
] as const)('gives in %s the numbers of an amount in the unit of the list alone', (locale, amount, range) => {
  expect(payRange(amount, locale)).toBe(range)
})

it('takes the pay out of a list, but leaves no list empty', () => {
  expect(withoutPay('<ul><li>Working hours: 8:00</li><li>Pay: agreed</li></ul>', 'en')).toBe(
    '<ul><li>Working hours: 8:00</li></ul>',
  )
  expect(withoutPay('<ul><li>Pay: agreed</li></ul>', 'en')).toBe('<ul><li>Pay: agreed</li></ul>')
})
