import { expect, test } from 'vitest'

import { fullApplication } from '@/tests/factories/application'

import { reviewLines } from './answer-text'
import type { AnswerWords } from './field-row'

const words: AnswerWords = {
  sex: (sex) => sex,
  country: (code) => `country ${code}`,
  service: (service) => service,
  yesNo: (answer) => `answer ${answer}`,
}

test('fields with the same label share a line, in words', () => {
  expect(reviewLines('personal', fullApplication, words)).toEqual([
    { label: 'nationality', value: 'country VN, country KR' },
  ])
  expect(reviewLines('work', fullApplication, words).at(-1)).toEqual({ label: 'foreignTax', value: 'answer false' })
})

test('an unanswered line is shown, unless it is listed only if given', () => {
  expect(reviewLines('contact', { referralCode: '' }, words)).toEqual([
    { label: 'mobile', value: undefined },
    { label: 'email', value: undefined },
  ])
})
