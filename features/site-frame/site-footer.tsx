import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Logo } from '@/components/art/logo'
import { SocialMark, type SocialNetwork } from '@/components/art/social-mark'
import { LinkColumns, type OwnPageLink } from '@/components/layout/link-columns'
import type { NavItem } from '@/components/layout/nav-item'
import type { Branch, Country, StaticContent } from '@/lib/backends/main/shell'
import type { Hotline } from '@/lib/domain/company/hotline'
import { staticHref, staticText } from '@/lib/backends/main/static-content'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { videoIdOf } from '@/lib/domain/video/embed'

import { FooterBranch } from './footer-branch'
import { FooterNetwork } from './footer-network'
import { FooterTools } from './footer-tools'
import { FooterVideo } from './footer-video'

interface SiteFooterProps {
  locale: Locale
  /** Menus of the CMS with a fixed place, in order; menus that could not be loaded are omitted. */
  columns: readonly NavItem[]
  /** Pages of the site that no menu of the CMS can name; those with `ownDocument` are loaded anew. */
  pages: readonly OwnPageLink[]
  headOffice: Branch | null
  countries: readonly Country[]
  content: StaticContent
  hotline: Hotline
  /** Year of the copyright line. */
  year: number
  /** Button to the consent settings; empty if no third parties are configured. */
  consentSettings: ReactNode
}

const networks: readonly SocialNetwork[] = ['facebook', 'messenger', 'zalo', 'youtube', 'linkedin', 'twitter']

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
  return (
    <footer className="border-t border-hairline bg-surface" aria-label={t('footer.label')}>
      <div className="container-page grid gap-12 py-16 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-4">
          <Logo name={meta('siteName')} />
          <FooterBranch branch={headOffice} hotline={hotline} />
          {social.length > 0 && (
            <ul className="mt-6 flex flex-wrap gap-2" aria-label={t('footer.social')}>
              {social.map(({ network, href }) => (
                <li key={network}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noreferrer"
                    className="grid size-11 place-items-center rounded-control border border-hairline text-ink-2 hover:border-field hover:text-ink"
                  >
                    <SocialMark network={network} />
                    <span className="sr-only">
                      {network} ({t('newTab')})
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
              copy={{ close: t('close'), note: player('note'), watch: player('watch'), newTab: t('newTab') }}
            />
          )}
        </div>
        <div className="grid gap-8 sm:grid-cols-2 lg:col-span-8 lg:grid-cols-3">
          <LinkColumns columns={columns} pages={{ label: t('footer.pages'), links: pages }} newTab={t('newTab')} />
        </div>
      </div>
      <FooterTools locale={locale} content={content} />
      <FooterNetwork countries={countries} />
      <div className="border-t border-hairline">
        <div className="container-page grid gap-6 py-8 text-small text-ink-3 lg:grid-cols-12">
          <div className="space-y-2 lg:col-span-8">
            <p>{t('footer.risk')}</p>
            <p>
              {t('footer.scamNotice')}{' '}
              <Link href="/anti-scam" className="text-link">
                {t('footer.scamCheck')}
              </Link>
            </p>
            <p>{footerText ?? t('footer.demo')}</p>
            <p>{t('licence')}</p>
          </div>
          <div className="flex flex-wrap content-start gap-x-6 lg:col-span-4 lg:justify-end">
            <Link href="/fees" className={footerSmallLink}>
              {t('footer.fees')}
            </Link>
            <Link href="/policy" className={footerSmallLink}>
              {t('footer.policy')}
            </Link>
            <Link href="/terms" className={footerSmallLink}>
              {t('footer.terms')}
            </Link>
            {consentSettings}
            <p className="w-full lg:text-right">{t('footer.copyright', { year: String(year) })}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Class of the links in the footer's last line. */
export const footerSmallLink =
  'inline-flex min-h-11 items-center text-ink-2 underline-offset-4 hover:text-primary hover:underline'
