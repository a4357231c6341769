import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * Address of the picture that social networks show for a page: `/social/vi/article/some-slug.png`, `/social/vi/home.png`.
 * @param path of the page, without language prefix
 */
export function socialImagePath(locale: Locale, path: string): string {
  const [page = '/'] = path.split('?')
  return `/social/${locale}${page === '/' ? '/home' : encodeURI(page)}.png`
}
