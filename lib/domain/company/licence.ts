import firm from '@/firm.json' with { type: 'json' }

/** Number of our licence. The footer of the CMS repeats it, which a test compares. */
export const licence: string = firm.licence
