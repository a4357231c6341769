import { describe, expect, it } from 'vitest'

import { toMenu } from './menu-mapper'
import { type MenuItemWire, menuItemSchema, menuTargets } from './schemas'

function item(patch: Partial<MenuItemWire> & { id: number }): MenuItemWire {
  const names = JSON.stringify({ vi: `Mục ${patch.id}`, en: `Item ${patch.id}` })
  return menuItemSchema.parse({ name: names, sequence: patch.id, type: 'internal', type_internal: 'faq', ...patch })
}

describe('toMenu', () => {
  it.each(menuTargets)('links %s with its slug', (target) => {
    expect(toMenu([item({ id: 1, type_internal: target, link: ' tin-tuc ' })], 'vi')[0]?.link).toEqual({
      kind: 'page',
      target,
      slug: 'tin-tuc',
    })
  })

  it('sorts every level by sequence, descending', () => {
    const child = [item({ id: 11, sequence: 1 }), item({ id: 12, sequence: 9 })]
    const menu = toMenu([item({ id: 1, sequence: 5, child }), item({ id: 2, sequence: 7 })], 'en')
    expect(menu.map(({ name }) => name)).toEqual(['Item 2', 'Item 1'])
    expect(menu[1]?.children.map(({ id }) => id)).toEqual([12, 11])
  })

  it('accepts only http(s) URLs for external entries', () => {
    const external = (link: string) => toMenu([item({ id: 1, type: 'external', link })], 'vi')
    expect(external('https://board.example/x')[0]).toMatchObject({
      link: { kind: 'external', href: 'https://board.example/x' },
    })
    expect(external('javascript:alert(1)')).toEqual([])
    expect(external('')).toEqual([])
  })

  it('omits entries without a name in the language or a target, but keeps a heading with children', () => {
    expect(toMenu([item({ id: 1 })], 'ko')).toEqual([])
    expect(toMenu([item({ id: 1, type_internal: 'unheard-of' })], 'vi')).toEqual([])
    const heading = item({ id: 1, type_internal: null, child: [item({ id: 2 })] })
    expect(toMenu([heading], 'vi')[0]).toMatchObject({ link: null, children: [{ id: 2 }] })
  })
})
