import type { BranchWire, CountryWire, MenuItemWire, StaticContentWire } from '@/lib/backends/main/schemas'
import { locales, toWireLocale } from '@/lib/platform/i18n/locales'

import type { Ids, Target } from './articles'
import { byLocale, type Source, textsOf } from './source'

/** Copies the menu; entries of articles and categories refer to the copies. */
export async function importMenu(source: Source, { cms }: Target, articles: Ids, topics: Ids): Promise<void> {
  const add = async (item: MenuItemWire, parent: number | null) => {
    const link = item.link ?? ''
    const targets: Readonly<Record<string, object>> = {
      article: { target: 'article', article: articles.get(link) },
      category: { target: 'topic', topic: topics.get(link) },
    }
    const target =
      item.type === 'external'
        ? { target: 'web', web: link }
        : (targets[item.type_internal ?? ''] ?? { target: item.type_internal })
    const fields = { number: item.id, order: item.sequence, parent, ...target }
    const id = await cms.add('menu-entries', fields, byLocale({ label: textsOf(item.name) }))
    // oxlint-disable-next-line no-await-in-loop -- a parent comes before its children
    for (const child of item.child) await add(child, id)
  }
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (const item of await source.get<readonly MenuItemWire[]>('menu-fe')) await add(item, null)
}

/** Copies the static content, with links and files of the new CMS. */
export async function importTexts(source: Source, { cms, addresses, files }: Target): Promise<void> {
  for (const entry of await source.get<readonly StaticContentWire[]>('fe/static-content')) {
    // oxlint-disable-next-line no-await-in-loop -- one entry after the other
    const content = await files.inText(addresses.inHtml(entry.content))
    const isLocalised = content.startsWith('{')
    const fields = {
      code: entry.code,
      purpose: entry.name,
      kind: entry.type,
      language: locales.find((locale) => toWireLocale(locale) === entry.locale) ?? null,
      platform: entry.prefix ?? null,
      shown: entry.active === 1,
      inAll: isLocalised ? '' : content,
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await cms.add('texts', fields, isLocalised ? byLocale({ inLanguage: textsOf(content) }) : {})
  }
}

const listOf = (text: string | null | undefined): string[] => (text ? text.split(',').map((part) => part.trim()) : [])

/** Copies branches. @returns Payload's ids by the source's */
export async function importOffices(source: Source, { cms }: Target): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>()
  for (const branch of await source.get<readonly BranchWire[]>('fe/branches')) {
    const { lat, lng } = JSON.parse(branch.location ?? '{}') as { lat?: number; lng?: number }
    const fields = {
      phones: listOf(branch.tel),
      mailboxes: listOf(branch.email),
      latitude: lat,
      longitude: lng,
      order: branch.sequence,
    }
    // oxlint-disable-next-line no-await-in-loop -- one document after the other
    const id = await cms.add(
      'offices',
      fields,
      byLocale({ name: textsOf(branch.name), street: textsOf(branch.address) }),
    )
    ids.set(branch.id, id)
  }
  return ids
}

export async function importAffiliates(source: Source, { cms }: Target): Promise<void> {
  for (const { code, company, link, sequence, name } of await source.get<readonly CountryWire[]>('fe/countries')) {
    const fields = { code, company: company ?? '', web: link ?? '', order: sequence }
    // oxlint-disable-next-line no-await-in-loop -- one document after the other
    await cms.add('affiliates', fields, byLocale({ country: textsOf(name) }))
  }
}
