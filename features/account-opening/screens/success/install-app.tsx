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
    <QrCard
      value={window.location.origin + page}
      size={codeSize}
      label={t('qr')}
      title={<span className="text-lead leading-snug">{t('lead')}</span>}
    >
      {t('qrLead')}
      <ul className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
        <li className="me-2">
          <a href={page} className={buttonClass({}, 'min-w-52')}>
            {t('title')}
            <ArrowRight className="size-5 shrink-0" />
          </a>
        </li>
        {systems.map((name) => {
          const href = stores[name]
          return (
            href !== null && (
              <li key={name}>
                <a
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass({ variant: 'quiet', size: 'compact' })}
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
  )
}
