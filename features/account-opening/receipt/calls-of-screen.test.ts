import { expect, test } from 'vitest'

import { newAccountFlow, standardFlow } from '@/lib/domain/account-opening/flows'
import { screens, type Screen } from '@/lib/domain/account-opening/screens'
import { receiptOf } from './calls-of-screen'

test('lists sending and checking a code in one line', () => {
  expect(receiptOf('sms-otp', standardFlow).sent).toEqual([
    { recipient: 'trading', purpose: 'prove-mobile', data: ['mobile', 'otp'] },
  ])
})

const saved = (screen: Screen, flow = standardFlow) =>
  receiptOf(screen, flow).sent.find(({ purpose }) => purpose === 'save-progress')?.data

test('a saved step names the data of the screens so far', () => {
  expect(saved('email-otp')?.toSorted()).toEqual(['campaign', 'email', 'mobile', 'referrer'])
  expect(saved('account-number')).toEqual(expect.arrayContaining(['bank-accounts', 'id-number', 'mobile']))
  expect(saved('account-number')).not.toContain('service-choices')
})

test('saved steps follow the flow: the new-account variant saves its first step separately', () => {
  expect(saved('contact')).toBeUndefined()
  expect(saved('contact', newAccountFlow)?.toSorted()).toEqual(['campaign', 'email', 'mobile', 'referrer'])
  expect(saved('banks', newAccountFlow)).not.toContain('account-number')
  expect(saved('account-number', newAccountFlow)).toContain('service-choices')
})

test('names at each check what that screen sends, not what the call could carry', () => {
  const checked = (screen: Screen) =>
    receiptOf(screen, standardFlow).sent.find(({ purpose }) => purpose === 'check-existing-customer')?.data
  expect(checked('contact')).toEqual(['mobile', 'email'])
  expect(checked('id-confirm')).toEqual(['id-number'])
})

test('sends photos of card and face to the e-KYC service only', () => {
  const pictures = ['id-card-images', 'face-image', 'face-video-frames'] as const
  const recipients = screens.flatMap((screen) =>
    receiptOf(screen, standardFlow).sent.flatMap(({ recipient, purpose, data }) =>
      pictures.some((picture) => data.includes(picture)) && purpose !== 'keep-id-images' ? [recipient] : [],
    ),
  )
  expect(new Set(recipients)).toEqual(new Set(['ekyc']))
})

test('screens in the middle of a step send nothing', () => {
  const sent = (['address', 'work', 'banks'] as const).map((screen) => receiptOf(screen, standardFlow).sent)
  expect(sent.flat()).toEqual([])
})

test('saves the last step with the signed contract, not while waiting for it', () => {
  expect([saved('submitting'), saved('contract')]).toEqual([undefined, expect.arrayContaining(['account-number'])])
})

test('names what is read from the ID card with its photos', () => {
  const { readHere } = receiptOf('id-card', standardFlow)
  expect(readHere).toEqual(['id-card-images', ...receiptOf('id-confirm', standardFlow).readHere])
  expect(readHere).toContain('id-number')
})
