import { expect, it } from 'vitest'

import en from '@/messages/en.json'

import { type MessagePath, pickMessages, pickPlain } from './pick-messages'

it('keeps the nesting of the keys and leaves every other message out', () => {
  expect(pickMessages(en, ['reports.types', 'reports.title', 'lists', 'shell.close'])).toEqual({
    reports: { types: en.reports.types, title: en.reports.title },
    lists: en.lists,
    shell: { close: en.shell.close },
  })
})

it('adds to a group that was picked whole without changing the messages themselves', () => {
  const before = structuredClone(en)
  expect(pickMessages(en, ['lists', 'lists.page'])).toEqual({ lists: en.lists })
  expect(en).toEqual(before)
})

it.each(['nowhere', 'nowhere.title', 'lists.nothing', 'lists.page.deeper'])('refuses the unknown key %s', (path) => {
  expect(() => pickMessages(en, [path as MessagePath])).toThrow(`there is nothing under ${path}`)
})

it('hands over plain groups only', () => {
  expect(pickPlain(en, 'consent')).toBe(en.consent)
  // As the build compiles `Call {hotline}`.
  const compiled = { ...en, consent: { ...en.consent, title: ['Call ', ['hotline']] as unknown as string } }
  expect(() => pickPlain(compiled, 'consent')).toThrow('consent.title has arguments')
})
