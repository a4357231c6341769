import type { mainEndpoints } from '@/lib/backends/main/endpoints'
import type { branchesResponseSchema, MenuItemWire } from '@/lib/backends/main/schemas'
import type { z } from '@/lib/platform/zod/zod'

import { toWireText } from '../../wire/localised'
import { staticContentEntries } from '../../wire/static-content'
import type { Handlers } from '../../http/handler'
import type { Sandbox } from '../../sandbox-state'
import type { SeedMenuItem } from '../../seed/types'

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

function branches({ content }: Sandbox): z.input<typeof branchesResponseSchema> {
  const data = content.seed.branches.map((branch) => ({
    id: branch.id,
    name: toWireText(branch.name),
    address: toWireText(branch.address),
    tel: branch.tel.join(', '),
    email: branch.email.join(', '),
    location: JSON.stringify(branch.location),
    sequence: branch.sequence,
  }))
  return { data }
}

/** Menu, branches, countries and texts that every page is built with. */
export const shellHandlers: Handlers<
  typeof mainEndpoints,
  'menu' | 'branches' | 'siteBranches' | 'countries' | 'staticContent'
> = {
  menu: (_call, { content }) => ({ data: content.seed.menu.map(toMenuItem) }),
  branches: (_call, sandbox) => branches(sandbox),
  siteBranches: (_call, sandbox) => branches(sandbox),
  countries: (_call, { content }) => ({
    data: content.seed.countries.map((country, index) => ({
      id: country.id,
      code: country.code,
      name: toWireText(country.name),
      company: country.company?.name ?? null,
      link: country.company?.url ?? null,
      sequence: content.seed.countries.length - index,
    })),
  }),
  staticContent: ({ url }, sandbox) => ({ data: staticContentEntries(sandbox, url.origin) }),
}
