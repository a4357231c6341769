import firm from '@/firm.json' with { type: 'json' }

/** Number of our licence. Texts of the CMS repeat it, which a test compares. */
export const licence: string = firm.licence
