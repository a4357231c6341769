import type { CollectionConfig, Payload } from 'payload'

import { address, contractNumber, localised, order } from './fields'
import { siteHooks } from './site-webhook'

const anyone = () => true

/** The topic of an article and those above it, by their numbers in the contract. */
async function topicNumbers(reference: unknown, payload: Payload): Promise<number[]> {
  const id = typeof reference === 'object' && reference !== null ? (reference as { id: number }).id : reference
  if (typeof id !== 'number') return []
  const topic = await payload.findByID({ collection: 'topics', id, depth: 0, disableErrors: true })
  return topic ? [Number(topic.number), ...(await topicNumbers(topic.parent, payload))] : []
}

/** Pictures and PDFs. */
export const files: CollectionConfig = {
  slug: 'files',
  access: { read: anyone },
  upload: { staticDir: `${process.env.PAYLOAD_DIR}/files` },
  fields: [],
}

export const topics: CollectionConfig = {
  slug: 'topics',
  access: { read: anyone },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'number', 'parent'] },
  defaultSort: 'number',
  hooks: siteHooks((topic) => ['categories', 'menu', `category:${topic.number}`]),
  fields: [
    localised('name'),
    localised('summary', 'textarea'),
    { name: 'parent', type: 'relationship', relationTo: 'topics' },
    contractNumber,
    address,
    order,
  ],
}

export const articles: CollectionConfig = {
  slug: 'articles',
  access: { read: anyone },
  admin: { useAsTitle: 'headline', defaultColumns: ['headline', 'topic', 'published'] },
  defaultSort: '-published',
  hooks: siteHooks(async (article, payload) => [
    `post:${article.address}`,
    ...(await topicNumbers(article.topic, payload)).map((number) => `category:${number}`),
    ...(article.kind ? ['reports'] : []),
    'founder',
  ]),
  fields: [
    localised('headline'),
    localised('teaser', 'textarea'),
    // HTML: the site shows what an editor of any kind writes, after it has removed what it does not allow.
    localised('body', 'textarea'),
    { name: 'cover', type: 'upload', relationTo: 'files', localized: true },
    localised('writer'),
    { name: 'topic', type: 'relationship', relationTo: 'topics', admin: { position: 'sidebar' } },
    { name: 'published', type: 'date', required: true, index: true, admin: { position: 'sidebar' } },
    address,
    {
      type: 'collapsible',
      label: 'Research report',
      fields: [
        { name: 'document', type: 'upload', relationTo: 'files', localized: true },
        { name: 'pages', type: 'number' },
        { name: 'kind', type: 'select', options: ['daily', 'weekly', 'strategy', 'sector', 'company'] },
        localised('sector'),
        { name: 'tickers', type: 'text', hasMany: true },
      ],
    },
  ],
}
