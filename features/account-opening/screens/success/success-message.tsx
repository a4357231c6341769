import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { useHotline } from '@/components/layout/hotline-context'
import { Button } from '@/components/ui/button'
import { ArrowRight, Globe, type Icon, Mail, Monitor, Phone, Smartphone } from '@/components/ui/icons'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

interface SuccessMessageProps {
  readonly locale: Locale
  /** Between the title and the text of a narrow popup, which has no room for it at its side. */
  readonly picture: ReactNode
  /** Closes the popup over the account. */
  readonly onShowAccount: () => void
}

const guides = [
  ['web', Globe, '/e-trading#web-trading'],
  ['hts', Monitor, '/e-trading#home-trading'],
  ['app', Smartphone, '/e-trading#mobile-trading'],
] as const

/** The texts and links of the register success popup (docs/specification.md#success); number and times are on the page behind it. */
export function SuccessMessage({ locale, picture, onShowAccount }: SuccessMessageProps) {
  const t = useTranslations('application.success')
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-5">
      {picture}
      <p className="text-pretty">{t('popup.created')}</p>
      <ul className="grid text-small">
        <Promised icon={Phone}>{t('popup.received')}</Promised>
        <Promised icon={Mail}>{t('popup.mailed')}</Promised>
      </ul>
      <Button
        block
        size="large"
        // Where the dialog begins: without it the focus would go to the cross.
        ref={(button) => button?.setAttribute('autofocus', '')}
        onClick={onShowAccount}
      >
        {t('popup.showAccount')}
      </Button>
      <Guides locale={locale} />
      <Closing locale={locale} />
    </div>
  )
}

function Promised({ icon: Sign, children }: { readonly icon: Icon; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 border-t border-hairline py-2.5 last:pb-0 sm:py-3">
      <Sign className="mt-0.5 size-5 shrink-0 text-bronze" />
      <span>{children}</span>
    </li>
  )
}

/** Pages about the three platforms. */
function Guides({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.popup')
  return (
    <div className="grid gap-2 pt-1">
      <p id="success-guides" className="text-small font-semibold">
        {t('guides')}
      </p>
      <ul aria-labelledby="success-guides" className="grid grid-cols-3 gap-2">
        {guides.map(([name, Sign, path]) => (
          <li key={name}>
            <a
              href={localizedPath(locale, path)}
              className="grid h-full justify-items-center gap-1 rounded-card bg-surface-2 px-1 py-2 text-center text-small leading-snug font-semibold hover:bg-primary-soft hover:text-primary sm:py-3"
            >
              <Sign className="size-6 text-primary" />
              {t(`guide.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Who answers questions, and the prize draw. */
function Closing({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('application.success.popup')
  const hotline = useHotline()
  return (
    <p className="flex flex-wrap justify-between gap-x-6 border-t border-hairline pt-2 text-small text-ink-2">
      <a href={hotline.href} className="group inline-flex min-h-11 items-center gap-1.5">
        {t('questions')}
        <strong className="num whitespace-nowrap text-ink group-hover:text-primary">{hotline.label}</strong>
      </a>
      <a
        href={localizedPath(locale, '/mascham/lucky-wheel')}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary hover:underline"
      >
        {t('prizeDraw')}
        <ArrowRight className="size-4 shrink-0" />
      </a>
    </p>
  )
}
