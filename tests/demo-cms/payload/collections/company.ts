import type { CollectionConfig } from 'payload'

import { localised, order } from './fields'
import { siteHooks } from './site-webhook'

const anyone = () => true

export const questionGroups: CollectionConfig = {
  slug: 'question-groups',
  access: { read: anyone },
  admin: { useAsTitle: 'name' },
  hooks: siteHooks(() => ['faqs']),
  fields: [localised('name'), order],
}

export const questions: CollectionConfig = {
  slug: 'questions',
  access: { read: anyone },
  admin: { useAsTitle: 'question' },
  hooks: siteHooks(() => ['faqs']),
  fields: [
    localised('question'),
    localised('answer', 'textarea'),
    { name: 'group', type: 'relationship', relationTo: 'question-groups' },
  ],
}

export const vacancies: CollectionConfig = {
  slug: 'vacancies',
  access: { read: anyone },
  admin: { useAsTitle: 'title' },
  hooks: siteHooks((vacancy) => ['recruitments', `recruitment:${vacancy.id}`]),
  fields: [
    localised('title'),
    localised('summary', 'textarea'),
    localised('body', 'textarea'),
    { name: 'office', type: 'relationship', relationTo: 'offices' },
    { name: 'places', type: 'number' },
    { name: 'deadline', type: 'date' },
    { name: 'published', type: 'date', required: true },
    { name: 'students', type: 'checkbox', label: 'For students only' },
  ],
}

export const milestones: CollectionConfig = {
  slug: 'milestones',
  access: { read: anyone },
  admin: { useAsTitle: 'title' },
  defaultSort: '-date',
  hooks: siteHooks(() => ['histories']),
  fields: [{ name: 'date', type: 'date', required: true }, localised('title'), localised('text', 'textarea')],
}
