import { getTranslations } from 'next-intl/server'

import type { Country, StaticContent } from '@/lib/backends/main/shell'
import { type Guide, guideHref, guideLanguage, staticHref } from '@/lib/backends/main/static-content'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { FooterLinks } from './footer-groups'

const platforms = ['price_board', 'basic_trading', 'derivatives_trading', 'technical_chart'] as const
const apps = ['app_ios', 'app_android', 'app_desktop'] as const
const guides: readonly Guide[] = ['trading', 'setup', 'user', 'otp', 'risk']

/** What customers return for: trading platforms, apps and guide files. Omits entries that editors have hidden. */
export async function footerTools(locale: Locale, content: StaticContent): Promise<readonly FooterLinks[]> {
  const t = await getTranslations('shell.footer.tools')
  const linksOf = (codes: readonly ((typeof platforms)[number] | (typeof apps)[number])[]) =>
    codes.flatMap((code) => {
      const href = staticHref(content, code)
      return href === null ? [] : [{ href, text: t(code), opens: 'tab' as const }]
    })
  const hrefLang = guideLanguage(locale)
  const files = guides.flatMap((guide) => {
    const href = guideHref(content, guide, locale)
    return href === null ? [] : [{ href, text: t(`guide_${guide}`), opens: 'tab' as const, hrefLang }]
  })
  return [
    { title: t('platforms'), links: linksOf(platforms) },
    { title: t('apps'), links: linksOf(apps) },
    { title: t('guides'), links: files },
  ].filter(({ links }) => links.length > 0)
}

/** Affiliates by country; nothing if there are none. */
export async function footerNetwork(countries: readonly Country[]): Promise<readonly FooterLinks[]> {
  const t = await getTranslations('shell')
  const links = countries.flatMap(({ href, name, company }) =>
    href === null ? [] : [{ href, text: company ?? name, opens: 'tab' as const }],
  )
  return links.length === 0 ? [] : [{ title: t('globalNetwork'), links, isAcross: true }]
}
