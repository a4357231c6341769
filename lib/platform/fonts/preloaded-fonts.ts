import regular from './files/text-400.woff2'
import semibold from './files/text-600.woff2'

/**
 * Font files that every page's first screen shows in every language, requested before the style sheet is read: 30 kB. The
 * others (digits, rarer letters, Hangul) load when text needs them.
 */
export const preloadedFonts: readonly string[] = [regular, semibold]
