import '../../globals.css'

import { ArrowUp } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { BackToTop } from '@/components/layout/back-to-top'
import { NavigationProgress } from '@/components/layout/navigation-progress'
import { PageMain } from '@/components/layout/page-main'
import { SkipLink } from '@/components/layout/skip-link'
import { SiteConsent } from '@/features/consent/site-consent'
import { ConsentSettingsButton } from '@/features/consent/consent-settings-button'
import { footerPages, isOwnDocument } from '@/features/menus/footer-pages'
import { menuIds } from '@/features/menus/menu-ids'
import { toNavItem } from '@/features/menus/to-nav-item'
import { withSitePages } from '@/features/menus/with-site-pages'
import { AppPromotion } from '@/features/promotions/app-promotion'
import { CallToAction } from '@/features/site-frame/call-to-action'
import { footerSmallLink, SiteFooter } from '@/features/site-frame/site-footer'
import { ContentFailedToast } from '@/features/site-frame/content-failed-toast'
import { SearchButton } from '@/features/search/search-button'
import { SiteHeader } from '@/features/site-frame/site-header'
import { staticHref } from '@/lib/backends/main/static-content'
import { hotlineOf } from '@/lib/content/hotline'
import { loadBranches } from '@/lib/content/branches'
import { currentYear } from '@/lib/content/current-year'
import { optionalContent } from '@/lib/content/require-content'
import { loadMenu } from '@/lib/content/menu'
import { loadCountries, loadStaticContent } from '@/lib/content/site-frame'
import { loadSiteLinks } from '@/lib/content/site-links'
import { thirdParties } from '@/lib/platform/env/third-parties'
import { glossaryPath } from '@/lib/domain/glossary/glossary'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { learningPath } from '@/lib/domain/learning/learning-path'
import type { RoutePath } from '@/lib/routes/table'
import { searchIndexPath } from '@/lib/domain/search/search-index-path'

const footerMenus = [menuIds.products, menuIds.company, menuIds.newCompany, menuIds.guides, menuIds.contact]

/** The default layout: header, page, footer. A part whose backend is down is left out. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale()
  const t = await getTranslations('shell')
  const failures = await getTranslations('failures')
  const all = await getTranslations()
  const [menu, content, branches, countries, links] = await Promise.all([
    optionalContent(loadMenu(locale)),
    optionalContent(loadStaticContent(locale)),
    optionalContent(loadBranches(locale)),
    optionalContent(loadCountries(locale)),
    loadSiteLinks(locale),
  ])
  const search = {
    href: localizedPath(locale, '/search'),
    indexHref: searchIndexPath(locale),
    label: t('search'),
    locale,
  }
  const learning = [
    ...(links.learningPath ? [{ label: t('learningPath'), href: localizedPath(locale, learningPath) }] : []),
    { label: t('glossary'), href: localizedPath(locale, glossaryPath) },
  ]
  const missing: RoutePath[] = []
  if (!links.learningPath) missing.push(learningPath)
  if (!links.contest) missing.push('/mascham')
  const ofCms = (menu ?? []).map((item) => toNavItem(item, locale))
  const items = withSitePages(ofCms, menuIds.guides, learning)
  return (
    <>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <SiteHeader
        locale={locale}
        menu={items}
        countries={countries ?? []}
        hotline={hotlineOf(content, 'header')}
        priceBoard={content && staticHref(content, 'price_board')}
        search={<SearchButton {...search} />}
        searchOnWide={<SearchButton {...search} labelled />}
      />
      {/* Before the page in the document, so that it is painted with the first part of it. */}
      <SiteConsent locale={locale} />
      <PageMain>{children}</PageMain>
      <CallToAction locale={locale} hotline={hotlineOf(content)} />
      <SiteFooter
        locale={locale}
        columns={footerMenus.flatMap((id) => items.find((item) => item.id === id) ?? [])}
        pages={footerPages(missing).map(({ label, path }) => ({
          label: all(label),
          href: localizedPath(locale, path),
          ownDocument: isOwnDocument(path),
        }))}
        headOffice={branches?.[0] ?? null}
        countries={countries ?? []}
        content={content ?? {}}
        hotline={hotlineOf(content)}
        year={await currentYear()}
        consentSettings={
          thirdParties().length > 0 && (
            <ConsentSettingsButton className={footerSmallLink}>{t('footer.cookieSettings')}</ConsentSettingsButton>
          )
        }
      />
      <BackToTop label={t('backToTop')} icon={<ArrowUp className="size-5" />} />
      <NavigationProgress />
      {content === null && <ContentFailedToast text={failures('oops')} />}
      <div data-overlays>
        <AppPromotion locale={locale} content={content ?? {}} />
      </div>
    </>
  )
}
