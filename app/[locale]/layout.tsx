import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Body } from '@/components/layout/body'
import { HeadScript } from '@/components/layout/head-script'
import { Toaster } from '@/components/ui/toaster'
import { DemonstrationNote } from '@/features/site-frame/demonstration-note'
import { ReportVitals } from '@/features/telemetry/report-vitals'
import { consentScript } from '@/lib/domain/consent/consent-script'
import { siteUrl } from '@/lib/platform/env/site-url'
import { thirdParties } from '@/lib/platform/env/third-parties'
import { otlpEndpoint } from '@/lib/platform/env/telemetry'
import { preloadedFonts } from '@/lib/platform/fonts/preloaded-fonts'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { locales } from '@/lib/platform/i18n/locales'
import { canvasColor } from '@/lib/platform/theme/theme'
import { themeScript } from '@/lib/platform/theme/theme-script'

/** No page renders per request: what depends on the visitor is read in the browser, at the leaves. */
export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

export async function generateMetadata(): Promise<Metadata> {
  const meta = await getTranslations('meta')
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: meta('homeTitle'), template: meta('titleTemplate', { title: '%s' }) },
    applicationName: meta('siteName'),
    formatDetection: { telephone: false, email: false, address: false },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: canvasColor.light },
    { media: '(prefers-color-scheme: dark)', color: canvasColor.dark },
  ],
  colorScheme: 'light dark',
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale()
  const t = await getTranslations('shell')
  const purposes = [...new Set(thirdParties().map(({ purpose }) => purpose))]
  return (
    // The scripts below set data-theme and data-consent before React sees the document.
    <html lang={locale} suppressHydrationWarning>
      <head>
        {preloadedFonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {/* oxlint-disable-next-line react/no-danger -- our own constants */}
        <script dangerouslySetInnerHTML={{ __html: themeScript + consentScript(purposes) }} />
        <HeadScript />
      </head>
      <Body>
        <DemonstrationNote />
        {children}
        <Toaster label={t('notifications')} closeLabel={t('close')} />
        {otlpEndpoint() !== null && <ReportVitals />}
      </Body>
    </html>
  )
}
