/** The cookie that remembers the visitor's language: 365 days, path `/` (docs/specification.md#languages). */
export const localeCookie = { name: 'NEXT_LOCALE', maxAgeSeconds: 365 * 24 * 60 * 60, path: '/' } as const
