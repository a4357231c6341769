import latin400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2'
import latin600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2'
import vietnamese400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2'
import vietnamese600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2'

import type { Locale } from '@/lib/platform/i18n/locales'

const everywhere = [latin400, latin600]

/**
 * Font files of every page's first screen in a language, requested before the style sheet is read: 45 kB, and 24 kB
 * more in Vietnamese. The others (bold, digits, rarer letters, Hangul) load when text needs them.
 */
export const preloadedFonts: Record<Locale, readonly string[]> = {
  vi: [...everywhere, vietnamese400, vietnamese600],
  en: everywhere,
  ko: everywhere,
}
