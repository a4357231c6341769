import digits from './files/digits.woff2'
import regular from './files/text-400.woff2'
import semibold from './files/text-600.woff2'

/**
 * Font files that every page's first screen shows in every language, requested before the style sheet is read: 33 kB. Without
 * the digits, headings with a figure are painted late. The others (rarer letters, Hangul) load when text needs them.
 */
export const preloadedFonts: readonly string[] = [regular, semibold, digits]
