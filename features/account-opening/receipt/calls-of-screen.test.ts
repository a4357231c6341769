import { expect, test } from 'vitest'

import { screens } from '../machine/screens'
import { receiptOf } from './calls-of-screen'

test('a code goes with its number to prove the number, in one line', () => {
  expect(receiptOf('sms-otp').sent).toEqual([
    { recipient: 'trading', purpose: 'prove-mobile', data: ['mobile', 'otp'] },
  ])
})

test('a saved step names what was gathered by then and not what comes later', () => {
  const saved = (screen: 'email-otp' | 'account-number') =>
    receiptOf(screen).sent.find(({ purpose }) => purpose === 'save-progress')?.data
  expect(saved('email-otp')?.toSorted()).toEqual(['campaign', 'email', 'mobile', 'referrer'])
  expect(saved('account-number')).toEqual(expect.arrayContaining(['bank-accounts', 'id-number', 'mobile']))
  expect(saved('account-number')).not.toContain('service-choices')
})

test('pictures of card and face go to the e-KYC service alone', () => {
  const pictures = ['id-card-images', 'face-image', 'face-video-frames'] as const
  const recipients = screens.flatMap((screen) =>
    receiptOf(screen).sent.flatMap(({ recipient, purpose, data }) =>
      pictures.some((picture) => data.includes(picture)) && purpose !== 'keep-id-images' ? [recipient] : [],
    ),
  )
  expect(new Set(recipients)).toEqual(new Set(['ekyc']))
})

test('screens whose answers wait for the end of the step send nothing', () => {
  expect(['personal', 'address', 'work', 'banks', 'review'].map((screen) => receiptOf(screen as 'work').sent)).toEqual([
    [],
    [],
    [],
    [],
    [],
  ])
})
