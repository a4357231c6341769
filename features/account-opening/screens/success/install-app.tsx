import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button-class'
import { ArrowRight } from '@/components/ui/icons'
import { QrCard } from '@/components/ui/qr-card'
import { phoneSystem, type PhoneSystem } from '@/lib/platform/device/phone-system'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { useFollowUp } from './follow-up-context'
import { StoreMark } from './store-mark'

interface InstallProps {
  readonly locale: Locale
}

const systems: readonly PhoneSystem[] = ['ios', 'android']

const deviceSystem = () => phoneSystem(navigator.userAgent, navigator.maxTouchPoints)

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
    <div className="xl:col-span-2 xl:border-y xl:border-hairline xl:py-8">
      <QrCard
        value={window.location.origin + appPage(locale)}
        label={t('qr')}
        title={<span className="text-lead leading-snug">{t('lead')}</span>}
      >
        {t('qrLead')}
        <ul className="mt-1 flex flex-wrap items-center gap-x-7 text-body">
          {systems.map((name) => {
            const href = stores[name]
            return (
              href !== null && (
                <li key={name}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
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
