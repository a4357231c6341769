import { describe, expect, it } from 'vitest'

import { toMenu } from './menu-mapper'
import { type MenuItemWire, menuItemSchema, menuTargets } from './schemas'

function item(patch: Partial<MenuItemWire> & { id: number }): MenuItemWire {
  const names = JSON.stringify({ vi: `Mục ${patch.id}`, en: `Item ${patch.id}` })
  return menuItemSchema.parse({ name: names, sequence: patch.id, type: 'internal', type_internal: 'faq', ...patch })
}

describe('toMenu', () => {
  it.each([
    ['article', 'gioi-thieu', '/article/gioi-thieu'],
    ['category', 'tin-tuc', '/cate/tin-tuc'],
    ['contact', '', '/contact'],
    ['career', '', '/career'],
    ['web_trading', '', '/e-trading#web-trading'],
    ['home_trading', '', '/e-trading#home-trading'],
    ['mobile_trading', '', '/e-trading#mobile-trading'],
    ['about_local', '', '/about/mirae-asset-vietnam'],
    ['about_global', '', '/about/mirae-asset-global'],
    ['founder', '', '/about/founder-gso'],
    ['faq', 'ignored', '/faq'],
  ])('links %s (%s) to %s', (type_internal, link, href) => {
    expect(toMenu([item({ id: 1, type_internal, link })], 'vi')[0]).toMatchObject({ href, external: false })
    expect(menuTargets).toContain(type_internal)
  })

  it('sorts every level by sequence, descending', () => {
    const child = [item({ id: 11, sequence: 1 }), item({ id: 12, sequence: 9 })]
    const menu = toMenu([item({ id: 1, sequence: 5, child }), item({ id: 2, sequence: 7 })], 'en')
    expect(menu.map(({ name }) => name)).toEqual(['Item 2', 'Item 1'])
    expect(menu[1]?.children.map(({ id }) => id)).toEqual([12, 11])
  })

  it('accepts only http(s) URLs for external entries', () => {
    const external = (link: string) => toMenu([item({ id: 1, type: 'external', link })], 'vi')
    expect(external('https://board.example/x')[0]).toMatchObject({ href: 'https://board.example/x', external: true })
    expect(external('javascript:alert(1)')).toEqual([])
    expect(external('')).toEqual([])
  })

  it('omits entries without a name in the language or a target, but keeps a heading with children', () => {
    expect(toMenu([item({ id: 1 })], 'ko')).toEqual([])
    expect(toMenu([item({ id: 1, type_internal: 'unheard-of' })], 'vi')).toEqual([])
    const heading = item({ id: 1, type_internal: null, child: [item({ id: 2 })] })
    expect(toMenu([heading], 'vi')[0]).toMatchObject({ href: null, children: [{ id: 2 }] })
  })
})
