import { expect, it } from 'vitest'

import en from '@/messages/en.json'

import { type MessagePath, pickMessages } from './pick-messages'

it('keeps the nesting of the keys and leaves every other message out', () => {
  expect(pickMessages(en, ['reports.types', 'reports.title', 'moved', 'shell.close'])).toEqual({
    reports: { types: en.reports.types, title: en.reports.title },
    moved: en.moved,
    shell: { close: en.shell.close },
  })
})

it('adds to a group that was picked whole without changing the messages themselves', () => {
  const before = structuredClone(en)
  expect(pickMessages(en, ['moved', 'moved.title'])).toEqual({ moved: en.moved })
  expect(en).toEqual(before)
})

it.each(['nowhere', 'nowhere.title', 'moved.nothing', 'moved.title.deeper'])('refuses the unknown key %s', (path) => {
  expect(() => pickMessages(en, [path as MessagePath])).toThrow(`there is nothing under ${path}`)
})
