import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Logo } from '@/components/art/logo'
import { SocialMark, type SocialNetwork } from '@/components/art/social-mark'
import { LegalStatements } from '@/components/layout/legal-statements'
import type { NavItem } from '@/components/layout/nav-item'
import type { Branch, Country, StaticContent } from '@/lib/backends/main/shell'
import type { Hotline } from '@/lib/domain/company/hotline'
import { staticHref, staticText } from '@/lib/backends/main/static-content'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { videoIdOf } from '@/lib/domain/video/embed'

import { FooterBranch } from './footer-branch'
import { FooterGroups, type FooterLink } from './footer-groups'
import { footerNetwork, footerTools } from './footer-links'
import { FooterVideo } from './footer-video'

interface FooterPageLink {
  readonly label: string
  readonly href: string
  readonly ownDocument: boolean
}

interface SiteFooterProps {
  locale: Locale
  /** Menus of the CMS with a fixed place, in order; menus that could not be loaded are omitted. */
  columns: readonly NavItem[]
  /** Pages of the site that no menu of the CMS can name; those with `ownDocument` are loaded anew. */
  pages: readonly FooterPageLink[]
  headOffice: Branch | null
  countries: readonly Country[]
  content: StaticContent
  hotline: Hotline
  /** Year of the copyright line. */
  year: number
  /** Button to the consent settings; empty if no third parties are configured. */
  consentSettings: ReactNode
}

/** The codes of the CMS with the names that people know. */
const networkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  messenger: 'Messenger',
  zalo: 'Zalo',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  twitter: 'X',
}
const networks = Object.keys(networkNames) as SocialNetwork[]

export async function SiteFooter({
  locale,
  columns,
  pages,
  headOffice,
  countries,
  content,
  hotline,
  year,
  consentSettings,
}: SiteFooterProps) {
  const t = await getTranslations('shell')
  const meta = await getTranslations('meta')
  const [player, about] = await Promise.all([getTranslations('videos.player'), getTranslations('about.founder')])
  const footerText = staticText(content, 'footer')
  const videoId = videoIdOf(staticText(content, 'founder_video') ?? '')
  const social = networks.flatMap((network) => {
    const href = staticHref(content, network)
    return href === null ? [] : [{ network, href }]
  })
  // An editor's menu may name a page or a platform as well: it is listed once.
  const named = columns.flatMap(({ groups }) => groups.flat())
  const isNew = ({ text, href }: FooterLink) => named.every((item) => item.href !== href && item.label !== text)
  const further = [
    {
      title: t('footer.pages'),
      links: pages
        .map(({ label, href, ownDocument }) => ({
          text: label,
          href,
          ...(ownDocument ? { opens: 'document' as const } : {}),
        }))
        .filter(isNew),
    },
    ...(await footerTools(locale, content)),
    ...(await footerNetwork(countries)),
  ]
  return (
    <footer data-site-frame className="border-t border-hairline bg-foot">
      <div className="container-page grid gap-2 pt-3 pb-1 lg:grid-cols-[15.5rem_1fr] lg:gap-x-10 lg:pt-6 lg:pb-3">
        <div>
          <Logo name={meta('siteName')} />
          <FooterBranch locale={locale} branch={headOffice} hotline={hotline} />
          <div className="mt-1 flex flex-wrap items-center gap-x-3 lg:mt-3">
            {social.length > 0 && (
              <ul className="-ml-4 flex lg:-ml-[18px]" aria-label={t('footer.social')}>
                {social.map(({ network, href }) => (
                  <li key={network}>
                    <a
                      href={href}
                      target="_blank"
                      rel="noreferrer"
                      className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink"
                    >
                      <SocialMark network={network} />
                      <span className="sr-only">
                        {networkNames[network]} ({t('newTab')})
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {videoId !== null && (
              <FooterVideo
                locale={locale}
                videoId={videoId}
                title={about('videoTitle')}
                copy={{
                  close: t('close'),
                  note: player('note'),
                  watch: player('watch'),
                  newTab: t('newTab'),
                  missing: player('missing'),
                  show: player('show'),
                }}
              />
            )}
          </div>
        </div>
        <nav aria-label={t('footer.label')} className="footer-groups">
          <FooterGroups columns={columns} further={further} newTab={t('newTab')} />
        </nav>
      </div>
      <div className="border-t border-hairline">
        <div className="container-page grid gap-x-10 gap-y-1 py-4 text-min text-ink-3 lg:grid-cols-12 lg:py-3.5">
          <div className="space-y-1.5 lg:col-span-7">
            <LegalStatements>{footerText !== null && <p>{footerText}</p>}</LegalStatements>
          </div>
          <div className="grid grid-cols-2 content-start gap-x-6 *:justify-self-start max-lg:mt-2 max-sm:grid-rows-[repeat(3,1fr)_auto] max-sm:leading-[1.35] lg:col-span-5 lg:grid-cols-[auto_auto] lg:justify-end lg:gap-x-10">
            <Link href="/fees" className={footerSmallLink}>
              {t('footer.fees')}
            </Link>
            <Link href="/terms" className={footerSmallLink}>
              {t('footer.terms')}
            </Link>
            <Link href="/policy" className={footerSmallLink}>
              {t('footer.policy')}
            </Link>
            <Link href="/privacy-rights" className={footerSmallLink}>
              {t('footer.privacyRights')}
            </Link>
            {consentSettings}
            <p className="self-center max-sm:col-span-2">{t('footer.copyright', { year: String(year) })}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Class of the links in the footer's last line. */
export const footerSmallLink =
  'inline-flex min-h-11 items-center text-left text-ink-2 sm:min-h-9 underline-offset-4 hover:text-primary hover:underline lg:min-h-7'
