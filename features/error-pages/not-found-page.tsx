import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { controlClass } from '@/components/ui/control-class'
import { Search } from '@/components/ui/icons'
import { LinkButton } from '@/components/ui/link-button'
import { StatusPage } from '@/components/ui/status-page'
import { WayRow } from '@/components/ui/way-row'
import { loadSiteLinks } from '@/lib/content/site-links'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { routes } from '@/lib/routes/table'

/** Pages that exist in every language, in the order of how often they are needed. */
const popular = [
  ['/fees', 'fees'],
  ['/faq', 'faq'],
  ['/branches', 'branches'],
  ['/reports', 'reports'],
  ['/market-news', 'marketNews'],
  ['/anti-scam', 'antiScam'],
] as const

/**
 * 'This page could not be found', with a search and links, in the language of the address. Prefetching the links would load
 * the code of three other pages.
 */
export async function NotFoundPage() {
  const t = await getTranslations('errorPages.notFound')
  const titles = await getTranslations()
  const locale = await currentLocale()
  const { contest } = await loadSiteLinks(locale)
  return (
    <StatusPage status={404} title={t('title')} lead={t('lead')}>
      <search className="w-full">
        <form action={localizedPath(locale, '/search')} className="mb-2 flex max-w-[34rem] flex-wrap gap-3">
          <label htmlFor="not-found-query" className="w-full font-semibold">
            {t('search')}
          </label>
          <span className="relative min-w-0 flex-1 basis-44">
            <Search className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-3" />
            <input
              id="not-found-query"
              type="search"
              name="q"
              placeholder={titles('search.placeholder')}
              className={`${controlClass} ps-11`}
            />
          </span>
          <button type="submit" className={buttonClass()}>
            {t('searchAction')}
          </button>
        </form>
      </search>
      <LinkButton href="/" variant="secondary" className="max-sm:px-3">
        {t('home')}
      </LinkButton>
      <LinkButton href="/contact" variant="quiet" className="max-sm:px-3">
        {t('contact')}
      </LinkButton>
      {contest && (
        <LinkButton href="/mascham" variant="quiet" className="max-sm:hidden">
          {t('contest')}
        </LinkButton>
      )}
      <nav aria-labelledby="popular-pages" className="mt-8 w-full">
        <h2 id="popular-pages" className="text-h3">
          {t('popular')}
        </h2>
        <ul className="mt-4 grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
          {popular.map(([path, key]) => (
            <li key={path}>
              <WayRow href={path} title={titles(routes[path].title)} note={titles(`search.notes.${key}`)} />
            </li>
          ))}
        </ul>
      </nav>
    </StatusPage>
  )
}
