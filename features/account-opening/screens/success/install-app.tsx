import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button-class'
import { ArrowRight } from '@/components/ui/icons'
import { QrCard } from '@/components/ui/qr-card'
import { phoneSystem, type PhoneSystem } from '@/lib/platform/device/phone-system'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { useFollowUp } from './follow-up-context'
import { StoreMark } from './store-mark'

/** Side in px of the code for phones. */
const codeSize = 104
const systems: readonly PhoneSystem[] = ['ios', 'android']

/**
 * The application of the company, which this page is to lead to: a phone goes to its own store, a computer hands the page that
 * knows the store over to the phone.
 */
export function InstallApp({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.next.app')
  const { stores } = useFollowUp()
  const system = phoneSystem(navigator.userAgent, navigator.maxTouchPoints)
  const page = localizedPath(locale, '/e-trading#mobile-trading')
  if (system !== null) {
    return (
      <a href={stores[system] ?? page} className={buttonClass({ size: 'large', block: true })}>
        {t('title')}
        <ArrowRight className="size-5 shrink-0" />
      </a>
    )
  }
  return (
    <div className="rounded-card border border-hairline bg-surface-2 p-4">
      <QrCard value={window.location.origin + page} size={codeSize} label={t('qr')} title={t('qrLead')}>
        <a href={page} className={buttonClass({ size: 'large', block: true }, 'mt-2')}>
          {t('title')}
          <ArrowRight className="size-5 shrink-0" />
        </a>
        <ul className="mt-1 flex flex-wrap gap-2">
          {systems.map((name) => {
            const href = stores[name]
            return (
              href !== null && (
                <li key={name} className="grow">
                  <a
                    href={href}
                    target="_blank"
                    rel="noreferrer"
                    className={buttonClass({ variant: 'quiet', size: 'compact', block: true })}
                  >
                    <StoreMark system={name} className="size-5 shrink-0" />
                    {t(name)}
                  </a>
                </li>
              )
            )
          })}
        </ul>
      </QrCard>
    </div>
  )
}
