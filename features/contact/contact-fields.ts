/** Fields of the contact form, named as its request names them, in the order in which they are asked. */
export const contactFields = ['name', 'email', 'phone', 'branch_id', 'subject', 'message'] as const

export type ContactField = (typeof contactFields)[number]

export type ContactErrors = Readonly<Partial<Record<ContactField, string>>>

/** Ids of the inputs, by which a refused form finds the first wrong one. */
export const contactFieldId = (field: ContactField) => `contact-${field.replace('_', '-')}`
