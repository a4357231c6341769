import { getTranslations } from 'next-intl/server'

import { LinkRow } from '@/components/layout/link-row'
import type { StaticContent } from '@/lib/backends/main/shell'
import { type Guide, guideHref, guideLanguage, staticHref } from '@/lib/backends/main/static-content'
import type { Locale } from '@/lib/platform/i18n/locales'

const platforms = ['price_board', 'basic_trading', 'derivatives_trading', 'technical_chart'] as const
const apps = ['app_ios', 'app_android', 'app_desktop'] as const
const guides: readonly Guide[] = ['trading', 'setup', 'user', 'otp', 'risk']

/** What customers return for: trading platforms, apps and guide files. Omits entries that editors have hidden. */
export async function FooterTools({ locale, content }: { locale: Locale; content: StaticContent }) {
  const t = await getTranslations('shell.footer.tools')
  const shell = await getTranslations('shell')
  const linksOf = (codes: readonly ((typeof platforms)[number] | (typeof apps)[number])[]) =>
    codes.flatMap((code) => {
      const href = staticHref(content, code)
      return href === null ? [] : [{ href, text: t(code) }]
    })
  const language = guideLanguage(locale)
  const files = guides.flatMap((guide) => {
    const href = guideHref(content, guide, locale)
    return href === null ? [] : [{ href, text: t(`guide_${guide}`), hrefLang: language }]
  })
  const groups = [
    { title: t('platforms'), links: linksOf(platforms) },
    { title: t('apps'), links: linksOf(apps) },
    { title: t('guides'), links: files },
  ].filter(({ links }) => links.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="border-t border-hairline">
      <div className="container-page grid gap-x-6 gap-y-4 py-6 lg:py-8">
        {groups.map(({ title, links }) => (
          <LinkRow key={title} title={title} links={links} newTab={shell('newTab')} />
        ))}
      </div>
    </div>
  )
}
