import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button-class'
import { ArrowRight } from '@/components/ui/icons'
import { QrCard } from '@/components/ui/qr-card'
import type { PhoneSystem } from '@/lib/platform/device/phone-system'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { deviceSystem } from './device-system'
import { useFollowUp } from './follow-up-context'
import { AppPhone } from './app-phone'
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
export function AppCode({ locale, number }: InstallProps & { readonly number: string }) {
  const t = useTranslations('application.success.next.app')
  const { stores } = useFollowUp()
  if (deviceSystem() !== null) return null
  return (
    <div className="relative flex flex-wrap items-center gap-x-8 gap-y-4 overflow-clip rounded-card bg-surface-2 p-5 xs:pe-36 sm:pe-46 xl:col-span-2 xl:pe-54">
      <AppPhone number={number} className="absolute end-4 top-5 max-xs:hidden sm:end-6" />
      {/* In a window as narrow as a phone's there is nothing to scan it with. */}
      <p className="text-lead leading-snug font-semibold text-balance sm:hidden">{t('lead')}</p>
      <div className="min-w-72 flex-1 max-sm:hidden">
        <QrCard
          value={window.location.origin + appPage(locale)}
          label={t('qr')}
          size={120}
          title={<span className="text-lead leading-snug">{t('lead')}</span>}
        >
          {t('qrLead')}
        </QrCard>
      </div>
      <ul className="grid w-full gap-3 sm:w-auto sm:grid-cols-2 xl:grid-cols-1">
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
