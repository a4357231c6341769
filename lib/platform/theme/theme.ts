/** Where the reader's choice of theme is kept, in local storage: `light` or `dark`; nothing means the system's. */
export const themeStorageKey = 'theme'

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Canvas of either theme: the browser's own bars take it (tokens.css). */
export const canvasColor = { light: '#FAF9F6', dark: '#0B0E1F' } as const
