import { PageLink, type PageLinkProps } from '@/lib/platform/navigation/page-link'
import { currentLocale } from './current-locale'
import { localizedPath } from './localized-path'

type LinkProps = Omit<PageLinkProps, 'href'> & {
  /** Path without language prefix (`/faq`), or an address outside the site. */
  href: string
}

/**
 * Link of a Server Component to a page in the current language. The prefix is added on the server: no translation
 * context reaches the browser for it. Islands are given finished addresses instead.
 */
export async function Link({ href, ...rest }: LinkProps) {
  return <PageLink href={localizedPath(await currentLocale(), href)} {...rest} />
}
