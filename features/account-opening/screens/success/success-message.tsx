import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { useHotline } from '@/components/layout/hotline-context'
import { Button } from '@/components/ui/button'
import { type Icon, Mail, Phone } from '@/components/ui/icons'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

interface SuccessMessageProps {
  readonly locale: Locale
  /** Closes the popup over the account. */
  readonly onShowAccount: () => void
}

const guides = [
  ['web', '/e-trading#web-trading'],
  ['hts', '/e-trading#home-trading'],
  ['app', '/e-trading#mobile-trading'],
] as const

const link = 'inline-flex min-h-11 items-center whitespace-nowrap text-link'

/** The texts and links of the register success popup (docs/specification.md#success); number and times are on the page behind it. */
export function SuccessMessage({ locale, onShowAccount }: SuccessMessageProps) {
  const t = useTranslations('application.success')
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        <p>{t('popup.created')}</p>
        <ul className="grid gap-2 text-small text-ink-2">
          <Promised icon={Phone}>{t('popup.received')}</Promised>
          <Promised icon={Mail}>{t('popup.mailed')}</Promised>
        </ul>
        <Button
          block
          // Where the dialog begins: without it the focus would go to the cross.
          ref={(button) => button?.setAttribute('autofocus', '')}
          onClick={onShowAccount}
        >
          {t('popup.showAccount')}
        </Button>
        <div className="border-t border-hairline pt-2 text-small text-ink-2">
          <Guides locale={locale} />
          <Closing locale={locale} />
        </div>
      </div>
      {/* Over the text where it goes on further down, over the dialog's padding at its end. */}
      <div
        aria-hidden="true"
        className="pointer-events-none sticky -bottom-5 -mb-5 h-5 bg-linear-to-t from-surface md:-bottom-8 md:-mb-8 md:h-8"
      />
    </>
  )
}

function Promised({ icon: Sign, children }: { readonly icon: Icon; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Sign className="mt-0.5 size-5 shrink-0 text-bronze" />
      <span>{children}</span>
    </li>
  )
}

/** Pages about the three platforms. */
function Guides({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.popup')
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <p id="success-guides">{t('guides')}</p>
      <ul aria-labelledby="success-guides" className="flex flex-wrap gap-x-5">
        {guides.map(([name, path]) => (
          <li key={name}>
            <a href={localizedPath(locale, path)} className={link}>
              {t(`guide.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Closing({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.popup')
  const hotline = useHotline()
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-5">
      <span>
        {t('questions')}{' '}
        <a href={hotline.href} className={`num font-semibold ${link}`}>
          {hotline.label}
        </a>
      </span>
      <a
        href={localizedPath(locale, '/mascham/lucky-wheel')}
        className="inline-flex min-h-11 items-center text-min text-ink-2 underline decoration-hairline-strong underline-offset-4 hover:text-ink"
      >
        {t('prizeDraw')}
      </a>
    </p>
  )
}
