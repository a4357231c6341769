import type { CollectionConfig } from 'payload'

import { contractNumber, localised, order } from './fields'
import { siteHooks } from './site-webhook'

const anyone = () => true

/** Who may log in to the editor. */
export const editors: CollectionConfig = {
  slug: 'editors',
  auth: true,
  admin: { useAsTitle: 'email' },
  fields: [],
}

export const menuEntries: CollectionConfig = {
  slug: 'menu-entries',
  access: { read: anyone },
  admin: { useAsTitle: 'label', defaultColumns: ['label', 'parent', 'target'] },
  hooks: siteHooks(() => ['menu']),
  fields: [
    localised('label'),
    { name: 'parent', type: 'relationship', relationTo: 'menu-entries' },
    {
      name: 'target',
      type: 'text',
      required: true,
      admin: { description: 'web, article, topic, or the name of a page in the contract of the site' },
    },
    { name: 'web', type: 'text', admin: { condition: (entry) => entry.target === 'web' } },
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'articles',
      admin: { condition: (entry) => entry.target === 'article' },
    },
    {
      name: 'topic',
      type: 'relationship',
      relationTo: 'topics',
      admin: { condition: (entry) => entry.target === 'topic' },
    },
    contractNumber,
    order,
  ],
}

/** Texts, pictures and addresses that the site knows by a code. */
export const texts: CollectionConfig = {
  slug: 'texts',
  access: { read: anyone },
  admin: { useAsTitle: 'code', defaultColumns: ['code', 'purpose', 'language'] },
  hooks: siteHooks(() => ['static-content']),
  fields: [
    { name: 'code', type: 'text', required: true },
    { name: 'purpose', type: 'text' },
    { name: 'kind', type: 'select', required: true, options: ['text', 'text-lang', 'textarea', 'slider', 'file'] },
    { name: 'language', type: 'select', options: ['vi', 'en', 'ko'] },
    { name: 'platform', type: 'select', options: ['Web', 'HTS', 'Mobile'] },
    { name: 'shown', type: 'checkbox', defaultValue: true },
    { ...localised('inLanguage', 'textarea'), label: 'Text in this language' } as CollectionConfig['fields'][number],
    { name: 'inAll', type: 'textarea', label: 'Text in every language' },
  ],
}

export const offices: CollectionConfig = {
  slug: 'offices',
  access: { read: anyone },
  admin: { useAsTitle: 'name' },
  hooks: siteHooks(() => ['branches', 'recruitments']),
  fields: [
    localised('name'),
    localised('street', 'textarea'),
    { name: 'phones', type: 'text', hasMany: true },
    { name: 'mailboxes', type: 'text', hasMany: true },
    { name: 'latitude', type: 'number' },
    { name: 'longitude', type: 'number' },
    order,
  ],
}

/** Companies of the group in other countries. */
export const affiliates: CollectionConfig = {
  slug: 'affiliates',
  access: { read: anyone },
  admin: { useAsTitle: 'country' },
  hooks: siteHooks(() => ['countries']),
  fields: [
    { name: 'code', type: 'text', required: true, minLength: 2, maxLength: 2 },
    localised('country'),
    { name: 'company', type: 'text' },
    { name: 'web', type: 'text' },
    order,
  ],
}
