/** Support line of account opening, as static content has it by default (spec.md section 9). */
export const hotline = { shown: '1900 6277', href: 'tel:19006277' } as const
