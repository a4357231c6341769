import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button-class'
import { ArrowRight } from '@/components/ui/icons'
import { QrCard } from '@/components/ui/qr-card'
import type { PhoneSystem } from '@/lib/platform/device/phone-system'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { deviceSystem } from './device-system'
import { useFollowUp } from './follow-up-context'
import { StoreMark } from './store-mark'

interface InstallProps {
  readonly locale: Locale
}

const systems: readonly PhoneSystem[] = ['ios', 'android']

/** The page that knows the store of each phone. */
const appPage = (locale: Locale) => localizedPath(locale, '/e-trading#mobile-trading')

/** The application of the company, which this page is to lead to: a phone goes to its own store. */
export function InstallApp({ locale }: InstallProps) {
  const t = useTranslations('application.success.next.app')
  const { stores } = useFollowUp()
  const system = deviceSystem()
  if (system === null) return null
  return (
    <a href={stores[system] ?? appPage(locale)} className={buttonClass({ size: 'large', block: true })}>
      {t('title')}
      <ArrowRight className="size-5 shrink-0" />
    </a>
  )
}

/** A computer hands the page of the application over to the phone, and names its stores. */
export function AppCode({ locale }: InstallProps) {
  const t = useTranslations('application.success.next.app')
  const { stores } = useFollowUp()
  if (deviceSystem() !== null) return null
  return (
    <div className="grid max-w-[27.5rem] grid-cols-1 content-between gap-4 rounded-card border border-primary/40 bg-primary-soft p-5">
      {/* In a window as narrow as a phone's there is nothing to scan it with. */}
      <p className="text-lead leading-snug font-semibold text-balance sm:hidden">{t('lead')}</p>
      <div className="max-sm:hidden">
        <QrCard
          value={window.location.origin + appPage(locale)}
          label={t('qr')}
          size={144}
          title={<span className="block text-lead leading-snug text-balance">{t('lead')}</span>}
        >
          {t('qrLead')}
        </QrCard>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
        {systems.map((name) => {
          const href = stores[name]
          return (
            href !== null && (
              <li key={name}>
                <a
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass(
                    { variant: 'secondary', size: 'compact', block: true },
                    'bg-surface whitespace-nowrap max-sm:px-2',
                  )}
                >
                  <StoreMark system={name} className="size-5 shrink-0" />
                  {t(name)}
                </a>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
