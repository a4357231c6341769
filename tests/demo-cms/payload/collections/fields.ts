import type { Field } from 'payload'

/** A text in each language; a language in which it is empty does not have it. */
export const localised = (name: string, type: 'text' | 'textarea' = 'text'): Field => ({ name, type, localized: true })

/** The number by which the contract of the site knows a category or a menu. */
export const contractNumber: Field = {
  name: 'number',
  type: 'number',
  required: true,
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: 'Its number in the contract of the site' },
}

/** The part of the address that names a document. */
export const address: Field = {
  name: 'address',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: 'Last part of its address' },
}

/** Position among siblings; the highest comes first. */
export const order: Field = { name: 'order', type: 'number', defaultValue: 0, admin: { position: 'sidebar' } }
