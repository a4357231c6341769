import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import vi from '@/messages/vi.json'

import { flatten } from './flatten'
import { isUsed, messageUses } from './message-uses'

const product = globSync('{app,components,features,lib}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

it('has no message that nothing reads', () => {
  const uses = messageUses(new Map(product.map((file) => [file, readFileSync(file, 'utf8')])))
  expect([...flatten(vi).keys()].filter((key) => !isUsed(key, uses))).toEqual([])
})

describe('what reads a message', () => {
  const usedBy = (source: string) => (key: string) => isUsed(key, messageUses(new Map([['source.ts', source]])))

  it.each([
    ["const t = useTranslations('a.b'); t('c')", 'a.b.c', 'a.b.d'],
    ["const t = await getTranslations({ locale, namespace: 'a' }); t.rich('c', {})", 'a.c', 'a.d'],
    ["const [t, u] = await Promise.all([getTranslations('a'), getTranslations('b')]); u('c')", 'b.c', 'a.c'],
    ["(await getTranslations('a'))('c', { page })", 'a.c', 'a.d'],
    ["const t = useTranslations('a'); t(isOpen ? 'c' : 'd')", 'a.d', 'a.e'],
    ["const t = useTranslations('a'); t(`c.${kind}.title`)", 'a.c.x.title', 'a.c.x.text'],
    ['const t = await getTranslations({ locale }); t(key); const page = { title: "a.c" }', 'a.c', 'a.d'],
    ["const t = useTranslations('a'); t(key); const keys = ['c']", 'a.c', 'b.c'],
    ["const t = useTranslations('a'); describe(t); const keys = ['c']", 'a.c', 'a.d'],
    ["const t = useTranslations('a'); t(key); const key = `c-${side}`", 'a.c-front', 'a.d-front'],
    ["type T = ReturnType<typeof useTranslations<'a.b'>>; const keys = ['c']", 'a.b.c', 'a.c'],
    ["type Copy = Messages['a']['b']", 'a.b.c', 'a.c'],
    ['const messages = await getMessages(); const { c } = messages.a', 'a.c', 'b.c'],
    ['const { a } = await getMessages()', 'a.c', 'b.c'],
  ])('%s', (source, used, unused) => {
    expect([used, unused].map(usedBy(source))).toEqual([true, false])
  })
})
