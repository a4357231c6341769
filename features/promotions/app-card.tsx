'use client'

import { buttonClass } from '@/components/ui/button-class'
import { QrCode } from '@/components/ui/qr-code'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { withCampaign } from '@/lib/domain/campaign/campaign'
import { currentCampaign } from '@/lib/domain/campaign/campaign-session'
import { sessionStore } from '@/lib/platform/storage/session-store'

import { CornerCard } from './corner-card'
import type { AppCopy, AppLinks } from './promotion-props'

/** Size of the QR code in px; its error correction level is high (docs/specification.md#shared-controls). */
const qrSize = 150

interface AppCardProps {
  locale: Locale
  links: AppLinks
  copy: AppCopy
  onClose: () => void
}

/** Promotes the app, with a QR code that opens the account opening on a phone and keeps the visitor's campaign. */
export function AppCard({ locale, links, copy: t, onClose }: AppCardProps) {
  const path = withCampaign(
    localizedPath(locale, '/open-account'),
    currentCampaign(window.location.search, sessionStore()),
  )
  const stores = [
    { href: links.ios, label: t.ios },
    { href: links.android, label: t.android },
    { href: links.desktop, label: t.desktop },
  ]
  return (
    <CornerCard label={t.label} closeLabel={t.close} onClose={onClose}>
      {/* A phone cannot scan its own screen: it has a bar with a button. */}
      <div className="flex min-h-16 items-center gap-3 py-2 pr-15 pl-4 sm:hidden">
        <p className="min-w-0 flex-1 text-small leading-[1.45] font-semibold">{t.title}</p>
        <a href={path} className={buttonClass({ size: 'compact' })}>
          {t.open}
        </a>
      </div>
      <div className="p-5 max-sm:hidden">
        <p className="pr-12 font-semibold">{t.title}</p>
        <p className="mt-1 pr-8 text-small text-ink-2">{t.text}</p>
        <div className="mt-4 flex justify-center">
          <div className="rounded-card border border-hairline bg-white p-2">
            <QrCode value={window.location.origin + path} size={qrSize} label={t.qr} />
          </div>
        </div>
        <ul className="mt-2 flex flex-wrap gap-x-5">
          {stores.map(({ href, label }) =>
            href === null ? null : (
              <li key={label}>
                <a
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center text-small font-semibold text-primary underline-offset-4 hover:underline"
                >
                  {label}
                  <span className="sr-only"> ({t.newTab})</span>
                </a>
              </li>
            ),
          )}
        </ul>
      </div>
    </CornerCard>
  )
}
