import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Address of a guide in a language, without its slug: `/en/article/`. */
export const guideAddress = (locale: Locale) => `${localizedPath(locale, '/article')}/`
