/** Working hours of the branches (spec.md section 9), Monday to Friday, Vietnam time. */
export const workingHours = { morning: '8:00–11:30', afternoon: '13:00–17:30' } as const

/** Hotlines where the CMS names none (spec.md section 9). */
export const defaultHotline = { header: '1800 6277', footer: '1900 6277' } as const
