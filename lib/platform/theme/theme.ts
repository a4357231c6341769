/** Key in local storage of the visitor's choice: `light` or `dark`; absent for the system's theme. */
export const themeStorageKey = 'theme'

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Canvas of each theme, for the browser's own bars (tokens.css). */
export const canvasColor = { light: '#FAF9F6', dark: '#0D1130' } as const
