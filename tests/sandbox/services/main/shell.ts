import {
  branchesResponseSchema,
  countriesResponseSchema,
  menuResponseSchema,
  staticContentResponseSchema,
  type MenuItemWire,
} from '@/lib/backends/main/schemas'

import { toWireText } from '../../wire/localised'
import { staticContentEntries } from '../../wire/static-content'
import { answer, type Call, endpointsOf } from '../../http/endpoint'
import type { Sandbox } from '../../sandbox-state'
import type { SeedMenuItem } from '../../seed/types'

const { get } = endpointsOf('main')

function toMenuItem(item: SeedMenuItem): MenuItemWire {
  return {
    id: item.id,
    name: toWireText(item.name),
    sequence: item.sequence,
    type: item.type,
    type_internal: item.typeInternal?.replaceAll('-', '_') ?? null,
    link: item.link,
    child: item.children.map(toMenuItem),
  }
}

function branches(_call: Call, { content }: Sandbox): Response {
  const data = content.seed.branches.map((branch) => ({
    id: branch.id,
    name: toWireText(branch.name),
    address: toWireText(branch.address),
    tel: branch.tel.join(', '),
    email: branch.email.join(', '),
    location: JSON.stringify(branch.location),
    sequence: branch.sequence,
  }))
  return answer(branchesResponseSchema, { data })
}

/** What the shell of every page is made of. */
export const shellEndpoints = [
  get('/menu-fe', (_call, { content }) => answer(menuResponseSchema, { data: content.seed.menu.map(toMenuItem) })),
  get('/branches', branches),
  get('/fe/branches', branches),
  get('/fe/countries', (_call, { content }) =>
    answer(countriesResponseSchema, {
      data: content.seed.countries.map((country, index) => ({
        id: country.id,
        code: country.code,
        name: toWireText(country.name),
        company: country.company?.name ?? null,
        link: country.company?.url ?? null,
        sequence: content.seed.countries.length - index,
      })),
    }),
  ),
  get('/fe/static-content', (call, sandbox) =>
    answer(staticContentResponseSchema, { data: staticContentEntries(sandbox, call.url.origin) }),
  ),
]
